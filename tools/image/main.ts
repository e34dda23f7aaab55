/**
 * `node tools/image/main.ts [folder]`, a step of building an image: removes the files from its
 * node_modules that no process on this system opens, and prints their total size.
 */
import { resolve } from "node:path";
import { removeForeignFiles } from "./remove-foreign-files.ts";

const folder = resolve(process.argv[2] ?? ".");
const removed = await removeForeignFiles(folder, process);
console.log(`${(removed / 1e6).toFixed(0)} MB removed from ${folder}`);
