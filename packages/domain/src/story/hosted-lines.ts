import type { EngineProtocol } from "../prompt/model-entry.ts";
import { hostedGems, SPEECH_MILLS } from "../prompt/prices.ts";
import type { StoryStanding } from "./read-standing.ts";
import type { HostedPiece } from "./reserve-lines.ts";
import type { NarrationOrder, OwnNarrationOrder } from "./story-engine.ts";

const THOUSAND = 1_000;

/** A line of a story that an external service speaks. */
export interface HostedLine extends HostedPiece {
  readonly gems: number;
  readonly made: boolean;
  readonly paid: boolean;
}

/** Returns the service of a voice key such as "elevenlabs/sarah"; null for a built-in voice. */
export function serviceOfVoice(voice: string): EngineProtocol | null {
  const [service = "", name] = voice.split("/");
  return name === undefined ? null : service;
}

/**
 * Returns the cost of a line in thousandths of a US dollar at its voice's service; null for a
 * built-in voice, which is free.
 */
export function millsOfLine({
  text,
  voice,
}: Pick<NarrationOrder, "text" | "voice">): number | null {
  const service = serviceOfVoice(voice);
  if (service === null) return null;
  return Math.ceil((text.length * (SPEECH_MILLS[service] ?? 0)) / THOUSAND);
}

/**
 * Returns the gems for a line. Rounded up per line, so the price of a scene does not depend on what
 * is ordered with it.
 */
export const gemsOfLine = (mills: number): number => Math.ceil(hostedGems(mills));

/**
 * Returns the lines of a story that external services speak, without duplicates.
 *
 * @param scenes only these; null for all
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
  return [{ key, service, voice: order.voice, mills, gems: gemsOfLine(mills) }];
}

/**
 * Returns the gems for all unpaid lines. Lines made for cancelled work were never paid for and are
 * charged.
 */
export const gemsOfLines = (lines: readonly HostedLine[]): number =>
  lines.reduce((sum, { paid, gems }) => sum + (paid ? 0 : gems), 0);
