import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mailsIn, openFolderMailer } from "./mail-folder.ts";

test("keeps mails that no other user of the machine can read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kinora-mails-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mails = join(folder, "mail");
  const mail = {
    id: "1",
    to: "ada@example.com",
    subject: "Hello",
    text: "A fox",
    html: "",
    unsubscribe: null,
  };
  const send = openFolderMailer(mails);
  expect(await send(mail)).toEqual({ status: 250, ofAddress: false });
  expect(await mailsIn(mails)).toMatchObject([mail]);
  const others = (path: string) => statSync(path).mode & 0o077;
  expect([others(mails), others(join(mails, "1.json"))]).toEqual([0, 0]);
});
