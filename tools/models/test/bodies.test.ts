import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { Refusal } from "@kinora/domain/refusal";
import { afterAll, expect, test } from "vitest";
import { bodyAt } from "../judge.ts";
import { ROUTED_MODES, type RoutedMode, recipeAt } from "./every-route.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-bodies-"));
afterAll(() => rmSync(folder, { recursive: true }));
const picture = join(folder, "picture.jpg");
writeFileSync(picture, "a picture");

/** Settings that change what is sent, each of which a model may not have. */
const SETTINGS: Readonly<Record<string, AdditionalParams>> = {
  "as it is": {},
  "upright, in a style": { aspectRatio: "9:16", style: "anime" },
  "without fog": { negative_prompt: "fog" },
};

/** Returns what is sent; null when the model does not have the setting. */
async function sent(each: RoutedMode, params: AdditionalParams): Promise<unknown> {
  try {
    const body = await bodyAt(each.route, recipeAt(each, params), picture);
    return body === null ? null : JSON.parse(body);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

test.each([...new Set(ROUTED_MODES.map(({ route }) => route.protocol))])(
  "what is sent to %s is what was recorded",
  async (protocol) => {
    const bodies: Record<string, unknown> = {};
    for (const each of ROUTED_MODES.filter(({ route }) => route.protocol === protocol))
      for (const [how, params] of Object.entries(SETTINGS)) {
        const body = await sent(each, params);
        if (body !== null) bodies[`${each.of}, ${how}`] = body;
      }
    const lines = Object.entries(bodies).map(([of, body]) => `${of}\n${JSON.stringify(body)}\n`);
    await expect(lines.join("\n")).toMatchFileSnapshot(`./bodies/${protocol}.txt`);
  },
);
