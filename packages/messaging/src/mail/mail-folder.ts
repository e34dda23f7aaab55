import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { KeptMail, Mail, SendMail } from "@kinora/domain/notification/mail-stores";

/** Maximum mails kept. */
const MOST = 100;

/**
 * Stores mails in a folder, for the mailbox page of the local server: one file per mail, however
 * often it is sent. Other users of the machine can't read them.
 */
export function openFolderMailer(folder: string): SendMail {
  return async (mail) => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(mail), { mode: 0o600 });
      await rename(`${file}.part`, file);
      for (const old of (await namesIn(folder)).slice(MOST))
        await rm(join(folder, old), { force: true });
      return { status: 250, ofAddress: false };
    } catch {
      return { status: 0, ofAddress: false };
    }
  };
}

/** Lists the mails, newest first. */
export async function mailsIn(folder: string): Promise<KeptMail[]> {
  const names = await namesIn(folder);
  const read = async (name: string): Promise<KeptMail[]> => {
    const file = join(folder, name);
    const [text, written] = await Promise.all([
      readFile(file, "utf8").catch(() => null),
      stat(file).catch(() => null),
    ]);
    // Written only by the mailer, so it is valid.
    return text === null || !written ? [] : [{ ...(JSON.parse(text) as Mail), at: written.mtime }];
  };
  return (await Promise.all(names.map(read))).flat();
}

/** Ids start with their timestamp. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse();
