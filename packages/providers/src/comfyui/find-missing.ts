import { z } from "zod";
import { ask, type Exchange, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import type { WeightFiles } from "./weights.ts";
import { placeOfWeights, type Workflow } from "./workflow.ts";

/** Values that an input takes: a list, or in newer versions what is told of one. */
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

/** What a server says of a kind of nodes: the values of its inputs that are chosen from a list. */
export type NodeKind = ReadonlyMap<string, ReadonlySet<unknown>>;
/** Kinds of nodes that a server has. */
export type NodeKinds = ReadonlyMap<string, NodeKind>;

/** Milliseconds that a question may take. */
const PATIENCE = 5_000;

/** Asks a server for kinds of nodes; null: it does not say. */
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

/** Kinds of nodes and files that a workflow needs and a server does not have, as the server would name them. */
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
