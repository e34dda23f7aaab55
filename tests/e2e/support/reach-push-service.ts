// Loaded into the server's processes before anything else (--import): the host of the simulated push
// service, which no name server knows, is on this machine. Everything else goes where it went.
import { Agent } from "node:https";
import { type ConnectionOptions, connect } from "node:tls";
import { CERTIFICATE } from "@kinora/testing/notification/push-certificate";
import { HOST } from "@kinora/testing/notification/push-service";

const port = Number(process.env["PUSH_SERVICE_PORT"]);
const before = Agent.prototype.createConnection;

Agent.prototype.createConnection = function (options: ConnectionOptions, ...more) {
  const { lookup: _anywhere, ...asked } = options;
  return options.host === HOST
    ? connect({ ...asked, host: "127.0.0.1", port, ca: CERTIFICATE })
    : before.call(this, options, ...more);
};
