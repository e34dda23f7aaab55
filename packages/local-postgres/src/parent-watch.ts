import { type ChildProcess, spawn } from "node:child_process";

/**
 * Stops Postgres when this process dies without being able to (SIGKILL): a shell waits for its
 * standard input to close, which happens when this process ends, and then sends the server its
 * fast-shutdown signal.
 *
 * @returns a function that stops watching
 */
export function endWithParent(postmasterPid: number): () => Promise<void> {
  if (process.platform === "win32") return async () => {};
  const watcher: ChildProcess = spawn(
    "/bin/sh",
    ["-c", 'read -r _; kill -INT "$1"', "kinora-watch", `${postmasterPid}`],
    { cwd: "/", detached: true, stdio: ["pipe", "ignore", "ignore"] },
  );
  // Without a shell, the next start stops the orphan instead.
  const ended = new Promise<void>((resolve) => {
    watcher.once("error", () => resolve());
    watcher.once("exit", () => resolve());
  });
  watcher.stdin?.on("error", () => {});
  watcher.unref();
  return () => {
    // Awaited from here on: otherwise this process could exit before the watcher does.
    watcher.ref();
    watcher.kill("SIGKILL");
    return ended;
  };
}
