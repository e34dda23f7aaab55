import { z } from "zod";

const fields = z.record(z.string(), z.union([z.string(), z.number()]));

/** The fields of a form as it is sent; its type says where one ends and the next begins. */
export async function multipart(
  json: string,
): Promise<{ readonly type: string; readonly body: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields.parse(JSON.parse(json))))
    form.append(name, `${value}`);
  const message = new Response(form);
  return { type: message.headers.get("content-type") ?? "", body: await message.text() };
}
