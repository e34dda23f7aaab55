import { expect, test } from "vitest";
import { entryName } from "./entry-name.ts";

const named = (title: string, label = "") =>
  entryName({ folder: "media/image", title, id: "42", label, extension: "png" });

test.each([
  ["A fox finds a lantern", "media/image/A-fox-finds-a-lantern-42.png"],
  ["", "media/image/42.png"],
  ["../../etc/passwd", "media/image/etc-passwd-42.png"],
  ['a:b*c?"d<e>f|g\\h', "media/image/a-b-c-d-e-f-g-h-42.png"],
  ["evil\u202egnp.exe", "media/image/evil-gnp.exe-42.png"],
  ["日本の狐", "media/image/日本の狐-42.png"],
  ["…", "media/image/…-42.png"],
  ["ends with dots...", "media/image/ends-with-dots-42.png"],
  ["🦊".repeat(100), `media/image/${"🦊".repeat(48)}-42.png`],
])("%j becomes a name that every system can unpack", (title, name) => {
  expect(named(title)).toBe(name);
});

test("distinguishes several files of one work", () => {
  expect(named("Fox", "Stems")).toBe("media/image/Fox-42-Stems.png");
});
