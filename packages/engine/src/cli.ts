import { type Command, readCommand } from "./command/read-command.ts";
import { USAGE } from "./command/usage.ts";
import { UsageError } from "./command/usage-error.ts";
import { OrderError } from "./create/order.ts";

const INTERRUPTED = 130;

/** Heavy modules are loaded on demand, so that --help does not wait for the painters. */
async function run(command: Command, signal: AbortSignal): Promise<void> {
  if (command.do === "help") console.log(USAGE);
  else if (command.do === "version") {
    console.log((await import("@kinora/catalogue/engine-version")).ENGINE_VERSION);
  } else if (command.do === "plan") {
    const { resolveOrder } = await import("./create/order.ts");
    const { makerOf } = await import("./maker/makers.ts");
    const recipe = resolveOrder(command.order);
    const plan = await makerOf(recipe).planner();
    const subject = plan(recipe);
    console.log(JSON.stringify("music" in subject ? subject.music : subject.spec, null, 2));
  } else if (command.do === "key") {
    await (await import("./command/run-key.ts")).runKey(command.file, new Date());
  } else if (command.do === "inspect") {
    await (await import("./command/run-inspect.ts")).runInspect(command.file);
  } else if (command.do === "speak") {
    await (await import("./command/run-speak.ts")).runSpeak(command, signal);
  } else if (command.do === "verify-challenge") {
    await (await import("./command/run-verify-challenge.ts")).runVerifyChallenge(command);
  } else if (command.do === "story") {
    await (await import("./command/run-story.ts")).runStory(command, signal);
  } else await (await import("./command/run-create.ts")).runCreate(command, signal);
}

const controller = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => controller.abort(new Error("Interrupted; nothing was left behind.")));
}

try {
  await run(readCommand(process.argv.slice(2)), controller.signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  const refused = error instanceof UsageError || error instanceof OrderError;
  process.exitCode = controller.signal.aborted ? INTERRUPTED : refused ? 2 : 1;
}
