import { type ChildProcess, spawn } from "node:child_process";

/**
 * Ends Postgres when this process dies without a chance to do it (SIGKILL): a shell waits for the end
 * of its standard input, which closes with us, and then sends the server its fast-shutdown signal.
 *
 * @returns stops watching
 */
export function endWithParent(postmasterPid: number): () => Promise<void> {
  if (process.platform === "win32") return async () => {};
  const watcher: ChildProcess = spawn(
    "/bin/sh",
    ["-c", 'read -r _; kill -INT "$1"', "kinora-watch", `${postmasterPid}`],
    { cwd: "/", detached: true, stdio: ["pipe", "ignore", "ignore"] },
  );
  // Without a shell the next start ends the orphan instead.
  const ended = new Promise<void>((resolve) => {
    watcher.once("error", () => resolve());
    watcher.once("exit", () => resolve());
  });
  watcher.stdin?.on("error", () => {});
  watcher.unref();
  return () => {
    // Waited for now: with nothing else left to do, this process would end before it hears of it.
    watcher.ref();
    watcher.kill("SIGKILL");
    return ended;
  };
}
