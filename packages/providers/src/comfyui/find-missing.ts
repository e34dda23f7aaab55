import { z } from "zod";
import { ask, type Exchange, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import type { WeightFiles } from "./weights.ts";
import { placeOfWeights, type Workflow } from "./workflow.ts";

/** Values that an input accepts: a list, or in newer versions an object that contains them. */
const choices = z.union([
  z.tuple([z.array(z.unknown())], z.unknown()),
  z
    .tuple([z.literal("COMBO"), z.object({ options: z.array(z.unknown()) })], z.unknown())
    .transform(([, { options }]) => [options] as const),
]);
const objectInfo = z.record(
  z.string(),
  z.object({ input: z.record(z.string(), z.record(z.string(), z.unknown()).optional()) }),
);

/** A node class as the server describes it: the values of each input that is chosen from a list. */
export type NodeKind = ReadonlyMap<string, ReadonlySet<unknown>>;
/** Node classes that a server has. */
export type NodeKinds = ReadonlyMap<string, NodeKind>;

/** Request timeout in milliseconds. */
const PATIENCE = 5_000;

/** Asks a server for its node classes; null when it does not report them. */
export async function readNodeKinds(
  url: string,
  kinds: ReadonlySet<string>,
  exchange: Exchange,
): Promise<NodeKinds | null> {
  const there = new Map<string, NodeKind>();
  for (const kind of kinds) {
    const answer = await ask(exchange, {
      method: "GET",
      url: `${url}/object_info/${encodeURIComponent(kind)}`,
      headers: { accept: "application/json" },
      patience: PATIENCE,
    });
    const said = readKind(answer, kind);
    if (said === null) return null;
    if (said !== "absent") there.set(kind, said);
  }
  return there;
}

function readKind(answer: UpstreamAnswer | null, kind: string): NodeKind | "absent" | null {
  if (answer?.status !== 200) return null;
  const info = objectInfo.safeParse(readJson(answer)).data;
  if (!info) return null;
  const inputs = info[kind]?.input;
  if (!inputs) return "absent";
  return new Map(
    Object.values(inputs).flatMap((group = {}) =>
      Object.entries(group).flatMap(([input, about]) => {
        const listed = choices.safeParse(about).data;
        return listed ? [[input, new Set(listed[0])] as const] : [];
      }),
    ),
  );
}

/**
 * Lists the node classes and files that a workflow needs and the server lacks, by the server's
 * names.
 */
export function findMissing(
  { prompt, weights }: Workflow,
  kinds: NodeKinds,
  files: WeightFiles,
): readonly string[] {
  const nodes = Object.values(prompt);
  const absent = nodes.map(({ class_type }) => class_type).filter((kind) => !kinds.has(kind));
  const unlisted = Object.keys(weights).flatMap((name) => {
    const file = files.get(name)?.file ?? name;
    const isListed = nodes.every(({ class_type, inputs }) =>
      Object.entries(inputs).every(
        ([input, value]) =>
          value !== placeOfWeights(name) || kinds.get(class_type)?.get(input)?.has(file) !== false,
      ),
    );
    return isListed ? [] : [file];
  });
  return [...new Set([...unlisted, ...absent])];
}
