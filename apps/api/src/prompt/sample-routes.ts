import type { Sample } from "@kinora/contracts/prompt/sample";
import { routes } from "@kinora/contracts/routes";
import type { SampleStore } from "@kinora/domain/prompt/sample-store";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { mountRoute } from "../http/mount-route.ts";
import { sendBytes } from "../http/send-bytes.ts";

export interface SampleRoutePorts {
  readonly samples: () => readonly (Omit<Sample, "url"> & { readonly file: string })[];
  readonly store: Pick<SampleStore, "list" | "read">;
}

const name = z.object({ file: z.string().max(80) });

/**
 * Mounts the list of samples (pictures and voices to choose by), and each sample under an immutable
 * URL.
 */
export function mountSampleRoutes(
  server: FastifyInstance,
  { samples, store }: SampleRoutePorts,
): void {
  mountRoute(server, routes.listSamples, async () => {
    const there = await store.list();
    return {
      items: samples().map(({ file, about, name, prompt }) => ({
        ...{ about, name, prompt },
        url: there.has(file) ? `/media/samples/${file}` : null,
      })),
    };
  });

  server.get("/media/samples/:file", { schema: { params: name } }, async (request, reply) => {
    const { file } = name.parse(request.params);
    const found = await store.read(file);
    if (!found) throw new Refusal("MEDIA_NOT_FOUND");
    reply
      .type(file.endsWith(".wav") ? "audio/wav" : "image/webp")
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-length", found.bytes);
    return sendBytes(reply, found.content);
  });
}
