/** The site built anew, and known as such: what comes after, the tests for one, does not build it again. */
import { ensureBuild } from "./ensure-build.ts";

ensureBuild({ force: true });
