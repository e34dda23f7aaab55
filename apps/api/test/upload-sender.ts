import type { FastifyInstance } from "fastify";

/** Sends uploads to the api without a port; a demo user's handle is their access token. */
export function openSender(server: FastifyInstance) {
  const bytesOf = (size: number) => Buffer.alloc(size, "kinora ");
  const header = (text: string) => Buffer.from(text).toString("base64");
  const announce = (handle: string | null, size: number | null, kind = "image") =>
    server.inject({
      method: "POST",
      url: "/api/uploads",
      headers: {
        "tus-resumable": "1.0.0",
        ...(handle === null ? {} : { authorization: `Bearer ${handle}` }),
        ...(size === null ? {} : { "upload-length": String(size) }),
        "upload-metadata": `kind ${header(kind)},filename ${header("../../etc/cat.png")}`,
      },
    });
  const idOf = (location: unknown) => String(location).split("/").at(-1) ?? "";
  const begin = async (handle: string, size = 10) =>
    idOf((await announce(handle, size)).headers.location);
  const send = (handle: string, id: string, offset: number, body: Buffer) =>
    server.inject({
      method: "PATCH",
      url: `/api/uploads/${id}`,
      headers: {
        "tus-resumable": "1.0.0",
        authorization: `Bearer ${handle}`,
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
      },
      payload: body,
    });
  return { bytesOf, announce, idOf, begin, send };
}
