import { once } from "node:events";
import { createServer } from "node:net";
import { errorCode } from "./error-code.ts";
import { StartRefusal } from "./start-refusal.ts";

/** @throws StartRefusal when the port cannot be listened on */
export async function requirePort(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw new StartRefusal(explain(errorCode(error), port, host));
  }
  server.close();
  await once(server, "close");
}

function explain(code: string, port: number, host: string): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use: stop the other program, or choose another port with PORT=${port + 1} npm start.`;
  }
  if (code === "EACCES") {
    return `Port ${port} needs more rights than this user has: choose one above 1023 with PORT.`;
  }
  return `The server cannot listen on ${host} port ${port} (${code}): check HOST and PORT.`;
}
