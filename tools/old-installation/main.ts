// `node tools/old-installation/main.ts`: builds an installation with f6fc516 (freshly installed,
// below dist/) and writes its data into fixture/, for the test. Only needed again when the fixture
// should contain more.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@kinora/local-postgres/free-port";
import { buildInstallation } from "./build/build-installation.ts";
import { installCommit } from "./build/install-commit.ts";
import { writeFixture } from "./fixture.ts";
import { record } from "./record.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "dist/old-installation");
const repository = installCommit(root, "f6fc516", folder);
const dataDirectory = join(folder, "data");
rmSync(dataDirectory, { recursive: true, force: true });
const place = { repository, dataDirectory, port: await freePort() };
const tokens = await buildInstallation(place, (line) => console.log(line));
const installation = await record(place, tokens);
writeFixture(installation);
console.log(
  `${installation.tables.length} tables, ${installation.files.length} files, ${installation.answers.length} answers`,
);
