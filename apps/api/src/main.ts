import { mkdir } from "node:fs/promises";
import { withdrawLocalPeople } from "@kinora/database/account/withdraw-local-people";
import { openDatabase } from "@kinora/database/client";
import { openEventTail } from "@kinora/database/event/tail-events";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { listenForSignals } from "@kinora/messaging/listen-for-signals";
import { diskSecurityLog } from "@kinora/storage/disk-security-log";
import { composeSignIn } from "./account/compose-sign-in.ts";
import { compose } from "./compose.ts";
import { readEnvironment } from "./environment.ts";
import { tellStreams } from "./event/tell-streams.ts";
import { buildServer } from "./http/build-server.ts";
import { CONNECTIONS } from "./http/rate-limits.ts";
import { mountAll } from "./mount-all.ts";
import { saySeldom } from "./say-seldom.ts";

const MINUTE = 60_000;

const environment = readEnvironment(process.env);
const opened = openDatabase({
  url: environment.databaseUrl,
  name: "kinora-api",
  role: "api",
  connections: CONNECTIONS,
});
await mkdir(environment.mediaDirectory, { recursive: true, mode: 0o700 });
const boss = await openJobQueue({
  url: environment.databaseUrl,
  role: "producer",
  onError: (error) => console.error(`jobs: ${error.name}`),
});
const now = () => new Date();
const security = diskSecurityLog({
  file: environment.securityLogFile,
  secret: environment.sessionSecret,
  now,
  onProblem: (message) => console.error(message),
});
const signIn = composeSignIn(environment, process.env);
if (signIn.simulated.length === 0) await withdrawLocalPeople(opened.database, now());
const parts = compose({
  environment,
  signIn,
  opened,
  boss,
  security,
  countSecurity: security.counts,
  now,
  onProblem: saySeldom((message) => console.error(`identity: ${message}`), MINUTE),
});
const server = await buildServer({
  verifyAccess: parts.identity.verifyAccess,
  security,
  trustedProxies: environment.trustedProxies,
  hosts: environment.hosts,
  secure: environment.publicUrl.startsWith("https:"),
  limited: environment.limited,
  logger: { level: environment.logLevel },
});
/** Connections that wait to be taken. Who finds that full comes again after 1, 3, 7 and 15 s. */
const BACKLOG = 4_096;

const hub = await mountAll(server, parts);
const stopTelling = tellStreams(await openEventTail(opened.database), hub);
const progress = listenForSignals(environment.databaseUrl, (signal) => hub.publish(signal));
await server.listen({ host: environment.host, port: environment.port, backlog: BACKLOG });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  hub.closeAll();
  parts.watch.close();
  await server.close();
  await stopTelling();
  await progress.close();
  await boss.stop({ graceful: false });
  await opened.close();
  await security.flush();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
