import { drawAvatar } from "@kinora/domain/account/draw-avatar";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

const file = z.object({ file: z.string().max(80) });

/**
 * Mounts the generated avatars of users without a picture. They are derived from the id, so nothing
 * is looked up.
 */
export function mountAvatars(server: FastifyInstance): void {
  server.get("/avatars/:file", { schema: { params: file } }, async (request, reply) => {
    const [, id] = /^([\w-]{1,64})\.svg$/.exec(file.parse(request.params).file) ?? [];
    if (id === undefined) throw new Refusal("MEDIA_NOT_FOUND");
    return reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=31536000, immutable")
      .send(drawAvatar(id));
  });
}
