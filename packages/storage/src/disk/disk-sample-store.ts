import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { SampleStore } from "@kinora/domain/prompt/sample-store";
import { SAMPLE_NAME } from "../sample-name.ts";

const UNFINISHED = ".part";

/**
 * Stores samples in one folder. Partial copies of killed processes are removed together with old
 * samples.
 */
export function diskSampleStore(directory: string): SampleStore {
  const names = () => readdir(directory).catch((): string[] => []);
  return {
    async list() {
      return new Set((await names()).filter((name) => SAMPLE_NAME.test(name)));
    },
    async keep(file, path) {
      const aside = join(directory, `${randomUUID()}${UNFINISHED}`);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      try {
        await copyFile(path, aside);
        await rename(aside, join(directory, file));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async read(file) {
      if (!SAMPLE_NAME.test(file)) return null;
      const path = join(directory, file);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { bytes: found.size, content: createReadStream(path) } : null;
    },
    async removeOthers(files) {
      const old = (await names()).filter((name) => !files.includes(name));
      await Promise.all(old.map((name) => rm(join(directory, name), { force: true })));
    },
  };
}
