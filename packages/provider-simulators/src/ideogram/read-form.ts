/** The text fields of a form that was sent as multipart/form-data; none: it is no such form. */
export function readForm(body: string, type = ""): Readonly<Record<string, string>> {
  const [, boundary] = /^multipart\/form-data; *boundary="?([^"]+)"?$/.exec(type) ?? [];
  if (boundary === undefined) return {};
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [head = "", ...rest] = part.split("\r\n\r\n");
      const [, name] = /; name="([^"]*)"/.exec(head) ?? [];
      return name === undefined ? [] : [[name, rest.join("\r\n\r\n").replace(/\r\n$/, "")]];
    }),
  );
}
