// Preloaded into api and worker. When their parent is killed before it can stop them, the IPC
// channel closes and they shut down as they would on its request. They also answer the parent's
// health pings from the event loop, so a blocked process does not answer.
import { ALIVE, ASK } from "./life-signs.ts";

const patience = 5_000;

process.on("disconnect", () => {
  setTimeout(() => process.exit(1), patience).unref();
  process.kill(process.pid, "SIGTERM");
});
process.on("message", (message) => {
  if (message === ASK && process.connected) process.send?.(ALIVE);
});
// These listeners must not keep an otherwise idle process alive.
process.channel?.unref();
