// Loaded into api and worker before their own code. When the process that started them is killed without a chance to
// stop them, the ipc channel closes and they end as if it had asked. And whenever it asks, they say that they live:
// from their event loop, so that one that stands still says nothing.
import { ALIVE, ASK } from "./life-signs.ts";

const patience = 5_000;

process.on("disconnect", () => {
  setTimeout(() => process.exit(1), patience).unref();
  process.kill(process.pid, "SIGTERM");
});
process.on("message", (message) => {
  if (message === ASK && process.connected) process.send?.(ALIVE);
});
// The listeners must not keep a process alive that has nothing else to do.
process.channel?.unref();
