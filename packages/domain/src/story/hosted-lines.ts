import type { EngineProtocol } from "../prompt/model-entry.ts";
import { hostedGems, SPEECH_MILLS } from "../prompt/prices.ts";
import type { StoryStanding } from "./read-standing.ts";
import type { HostedPiece } from "./reserve-lines.ts";
import type { NarrationOrder, OwnNarrationOrder } from "./story-engine.ts";

const THOUSAND = 1_000;

/** A line of a story that a service of others is asked for. */
export interface HostedLine extends HostedPiece {
  readonly gems: number;
  readonly made: boolean;
  readonly paid: boolean;
}

/** Who speaks with a voice, by its key: "elevenlabs/sarah"; null: this machine. */
export function serviceOfVoice(voice: string): EngineProtocol | null {
  const [service = "", name] = voice.split("/");
  return name === undefined ? null : service;
}

/** What a line costs at the service of its voice; null where this machine speaks it, for nothing. */
export function millsOfLine({
  text,
  voice,
}: Pick<NarrationOrder, "text" | "voice">): number | null {
  const service = serviceOfVoice(voice);
  if (service === null) return null;
  return Math.ceil((text.length * (SPEECH_MILLS[service] ?? 0)) / THOUSAND);
}

/** Rounded up a line: the price of a scene is its own, whatever else is ordered with it. */
export const gemsOfLine = (mills: number): number => Math.ceil(hostedGems(mills));

/**
 * The lines of a story that are spoken elsewhere, each once.
 *
 * @param scenes only of these; null: of all
 */
export function hostedLines(
  { orders, keys, artifacts }: Pick<StoryStanding, "orders" | "keys" | "artifacts">,
  scenes: readonly string[] | null,
): readonly HostedLine[] {
  const lines = orders.scenes
    .filter(({ id }) => scenes === null || scenes.includes(id))
    .flatMap(({ narration }) =>
      narration ? lineOf(narration.order, keys.of(narration.order)) : [],
    );
  const each = new Map(lines.map((line) => [line.key, line]));
  return [...each.values()].map((line) => {
    const artifact = artifacts.get(line.key);
    return { ...line, made: artifact !== undefined, paid: artifact?.paid ?? false };
  });
}

type Priced = Omit<HostedLine, "made" | "paid">;

function lineOf(order: NarrationOrder | OwnNarrationOrder, key: string): Priced[] {
  if (order.kind !== "narration") return [];
  const service = serviceOfVoice(order.voice);
  const mills = millsOfLine(order);
  if (service === null || mills === null) return [];
  return [{ key, service, mills, gems: gemsOfLine(mills) }];
}

/** Gems for those that are not paid; what was spoken for work that was cancelled counts as not spoken. */
export const gemsOfLines = (lines: readonly HostedLine[]): number =>
  lines.reduce((sum, { paid, gems }) => sum + (paid ? 0 : gems), 0);
