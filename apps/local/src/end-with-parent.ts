// Loaded into api and worker before their own code: when the process that started them is killed
// without a chance to stop them, the ipc channel closes and they end as if it had asked.
const patience = 5_000;

process.on("disconnect", () => {
  setTimeout(() => process.exit(1), patience).unref();
  process.kill(process.pid, "SIGTERM");
});
// The listener must not keep a process alive that has nothing else to do.
process.channel?.unref();
