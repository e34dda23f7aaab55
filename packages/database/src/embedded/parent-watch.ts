import { type ChildProcess, spawn } from "node:child_process";

/**
 * Ends Postgres when this process dies without a chance to do it (SIGKILL): a shell waits for the end
 * of its standard input, which closes with us, and then sends the server its fast-shutdown signal.
 *
 * @returns stops watching
 */
export function endWithParent(postmasterPid: number): () => void {
  if (process.platform === "win32") return () => {};
  const watcher: ChildProcess = spawn(
    "/bin/sh",
    ["-c", 'read -r _; kill -INT "$1"', "kinora-watch", `${postmasterPid}`],
    { cwd: "/", detached: true, stdio: ["pipe", "ignore", "ignore"] },
  );
  // Without a shell the next start ends the orphan instead.
  watcher.on("error", () => {});
  watcher.stdin?.on("error", () => {});
  watcher.unref();
  return () => {
    watcher.kill("SIGKILL");
  };
}
