// Loaded before the worker: kills it with SIGKILL at one of the moments before and after it moves or
// removes a file in DATA_DIR. DEADLY_FILES counts the moments until then.

import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const directory = process.env.DATA_DIR ?? "";
let left = Number(process.env.DEADLY_FILES);

function moment(): void {
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
}

function deadly<Rest extends unknown[]>(act: (path: string, ...rest: Rest) => Promise<void>) {
  return async (path: string, ...rest: Rest) => {
    const counts = `${path}`.startsWith(directory);
    if (counts) moment();
    await act(path, ...rest);
    if (counts) moment();
  };
}

const { rename, rm } = promises;
Object.assign(promises, { rename: deadly(rename), rm: deadly(rm) });
syncBuiltinESMExports();
