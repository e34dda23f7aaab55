import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Generator } from "@kinora/domain/generation/generator";

/**
 * A fake external service for pictures: records orders by key, finished orders and cancelled ones.
 */
export interface FakeService extends Generator {
  readonly orders: Map<string, string>;
  readonly ready: Set<string>;
  readonly calledOff: string[];
  /** Number of next submissions whose response is lost after the service accepted them. */
  lostAnswers: number;
  collected: number;
}

export function fakeService(): FakeService {
  const service: FakeService = {
    ...{ version: "service-1", orders: new Map(), ready: new Set(), calledOff: [] },
    ...{ lostAnswers: 0, collected: 0 },
    serves: ({ prompt }) => prompt.includes("elsewhere"),
    async submit({ recipe }, key) {
      service.orders.set(key, recipe.prompt);
      if (service.lostAnswers > 0) {
        service.lostAnswers -= 1;
        throw new Error("The connection broke");
      }
      return { id: `there-${key}` };
    },
    async poll({ id }) {
      if (id !== null && service.ready.has(id)) return { ready: true };
      return { ready: false, askAgain: new Date(Date.now() + 3_600_000), stage: null };
    },
    async collect({ id }, _order, { directory }) {
      service.collected += 1;
      const content = `made ${id}`;
      await writeFile(join(directory, "picture.webp"), content);
      const bytes = Buffer.byteLength(content);
      const size = { bytes, width: 16, height: 9, duration: null };
      const file = { role: "main", name: "picture.webp", mimeType: "image/webp", ...size } as const;
      return { files: [file], thumbhash: "AAAA", notices: [] };
    },
    async cancel({ id }) {
      if (id !== null) service.calledOff.push(id);
    },
  };
  return service;
}
