import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import Provider from "oidc-provider";
import { interactionRoutes } from "./interaction-routes.ts";
import { openPeopleBook } from "./people-book.ts";
import { providerConfiguration } from "./provider-configuration.ts";
import { loadSigningKeys } from "./signing-keys.ts";

export interface LocalProviderOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** Folder for keys and added people. */
  readonly directory: string;
  /** Origin of the app, to which sign-ins return. */
  readonly publicUrl: string;
  /** URL at which browsers reach this server; default: its loopback address. */
  readonly issuer?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface LocalProvider {
  readonly issuer: string;
  close(): Promise<void>;
}

/**
 * Starts a real OpenID Connect provider on loopback with the demo people, for a server without keys
 * of Google and Apple. `localProviders(issuer)` configures the server for it.
 *
 * @throws on a production server that is not declared a demonstration (DEMO=true), because anyone
 * may sign in as anyone
 */
export async function startLocalProvider(options: LocalProviderOptions): Promise<LocalProvider> {
  const { port, directory, publicUrl, environment } = options;
  if (environment.NODE_ENV === "production" && environment.DEMO !== "true") {
    throw new Error(
      "The local identity provider lets anybody sign in as anybody and does not start in production: configure Google and Apple, or set DEMO=true.",
    );
  }
  const keys = await loadSigningKeys(join(directory, "keys.json"));
  const people = await openPeopleBook(join(directory, "people.json"));

  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No loopback address.");
  const issuer = options.issuer ?? `http://127.0.0.1:${address.port}`;

  const cookieKey = randomBytes(32).toString("base64url");
  const provider = new Provider(issuer, providerConfiguration(keys, people, publicUrl, cookieKey));
  // With an https issuer, a proxy terminates TLS.
  provider.proxy = issuer.startsWith("https:");
  const showInteraction = interactionRoutes(provider, people, publicUrl);
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    showInteraction(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return {
    issuer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
