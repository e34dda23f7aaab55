import type { PlatformConnection } from "@kinora/domain/publication/platform-connection";
import type { OrderedPublication } from "@kinora/domain/publication/publication";
import type {
  PublicationFailure,
  PublishedPost,
} from "@kinora/domain/publication/publishing-platform";
import type { OpenPlatform } from "./open-platform.ts";

/** How a publication ended for whoever scheduled it. */
export type EndedPublication =
  | { readonly as: "done"; readonly post: PublishedPost }
  | { readonly as: "fail"; readonly failure: PublicationFailure }
  | { readonly as: "unconfirmed" };

const STEPS = 60;
/** Failures that are tried again. */
const PATIENCE = 8;
/** Milliseconds after which something that failed is tried again. */
const PAUSE = 30_000;
const NOT_READY = { class: "retry", code: "not_ready", platformCode: null, retryAt: null } as const;

/** Where a publication stands, as its row would say. */
export interface PublicationChild {
  connection: PlatformConnection;
  stage: "prepare" | "commit" | "ask";
  handle: string | null;
  /** False again once it is certain that nothing was posted. */
  mayBeThere: boolean;
  failures: number;
  steps: number;
}

type Opened = Pick<OpenPlatform, "platform" | "pass">;

/**
 * Publishes as the caller of the port does: stores the handle before the irreversible call, only
 * asks after an unknown outcome, refreshes a dead token and goes on with the same handle.
 */
export async function publishThrough(
  opened: Opened,
  connection: PlatformConnection,
  publication: OrderedPublication,
  child: PublicationChild = newChild(connection),
): Promise<EndedPublication> {
  const steps = { prepare, commit, ask };
  for (; child.steps < STEPS; child.steps += 1) {
    const ended = await steps[child.stage](opened, child, publication);
    if (ended) return ended;
  }
  return child.mayBeThere ? { as: "unconfirmed" } : { as: "fail", failure: NOT_READY };
}

/** Where nothing else is published. */
export const noOthers = async () => false;

export const newChild = (connection: PlatformConnection): PublicationChild => ({
  ...{ connection, stage: "prepare", handle: null, mayBeThere: false, failures: 0, steps: 0 },
});

async function prepare(opened: Opened, child: PublicationChild, publication: OrderedPublication) {
  const { connection, handle } = child;
  const said = await opened.platform.prepare({ connection, publication }, handle);
  child.handle = said.handle;
  if (said.kind === "failed") return tryAgain(opened, child, said.failure);
  if (said.kind === "working") opened.pass(said.afterMilliseconds);
  else child.stage = "commit";
  return null;
}

async function commit(opened: Opened, child: PublicationChild, publication: OrderedPublication) {
  const { connection, handle } = child;
  // Stored before the call: whoever comes after only asks.
  Object.assign(child, { stage: "ask", mayBeThere: true });
  const said = await opened.platform.commit(
    { connection, publication },
    handle ?? "",
    new AbortController().signal,
  );
  if (said.kind === "done") return { as: "done", post: said.post } as const;
  if (said.kind === "refused") {
    Object.assign(child, { stage: "prepare", handle: said.handle, mayBeThere: false });
    return tryAgain(opened, child, said.failure);
  }
  opened.pass(said.afterMilliseconds);
  return null;
}

async function ask(opened: Opened, child: PublicationChild): Promise<EndedPublication | null> {
  const said = await opened.platform.ask({
    ...{ connection: child.connection, handle: child.handle ?? "", isAnothers: noOthers },
  });
  if (said.kind === "done") return { as: "done", post: said.post };
  if (said.kind === "failed") return { as: "fail", failure: said.failure };
  if (said.kind === "pending") opened.pass(said.afterMilliseconds);
  else if (said.kind === "absent")
    Object.assign(child, { stage: "prepare", mayBeThere: !said.isCertain });
  else if ((await tryAgain(opened, child, said.failure)) !== null) return { as: "unconfirmed" };
  return null;
}

/** Null when it may go on. */
async function tryAgain(
  { platform, pass }: Opened,
  child: PublicationChild,
  failure: PublicationFailure,
): Promise<EndedPublication | null> {
  child.failures += 1;
  const ended = child.mayBeThere
    ? ({ as: "unconfirmed" } as const)
    : ({ as: "fail", failure } as const);
  if (child.failures > PATIENCE) return ended;
  if (failure.class === "reauth") {
    const refreshed = await platform.refresh(child.connection);
    if (refreshed.kind !== "refreshed") return ended;
    child.connection = { ...child.connection, tokens: refreshed.tokens };
    return null;
  }
  if (failure.class !== "retry" && !(child.stage === "ask" && failure.class === "unknown"))
    return ended;
  pass(PAUSE);
  return null;
}
