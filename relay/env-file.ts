/*
 * Preloaded by the npm scripts, and by them alone: a test that starts the relay must never find the owner's mail server.
 * Node's own --env-file-if-exists complains at each start when there is no file.
 */
import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

if (existsSync(".env")) loadEnvFile(".env");
