/** Forces a build and stamps it, so that later steps, such as the tests, do not build again. */
import { ensureBuild } from "./ensure-build.ts";

ensureBuild({ force: true });
