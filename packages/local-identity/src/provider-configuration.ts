import { LOCAL_CLIENTS } from "@kinora/domain/account/local-clients";
import type { JWK } from "jose";
import { type Configuration, interactionPolicy, type KoaContextWithOIDC } from "oidc-provider";
import { flowStore } from "./flow-store.ts";
import type { PeopleBook } from "./people-book.ts";

const minute = 60;

/**
 * Configures a provider that behaves like Google and Apple wherever our flows could tell the
 * difference.
 */
export function providerConfiguration(
  jwks: { keys: JWK[] },
  people: PeopleBook,
  publicUrl: string,
  cookieKey: string,
): Configuration {
  return {
    adapter: flowStore(),
    jwks: { keys: jwks.keys.map((key) => ({ ...key, kty: "RSA" as const })) },
    clients: (["google", "apple"] as const).map((name) => ({
      client_id: LOCAL_CLIENTS[name].id,
      client_secret: LOCAL_CLIENTS[name].secret,
      client_name: name === "google" ? "Google" : "Apple",
      redirect_uris: [`${publicUrl}/api/auth/callback/local-${name}`],
      response_types: ["code"],
      grant_types: ["authorization_code"],
      token_endpoint_auth_method: "client_secret_post",
    })),
    scopes: ["openid", "email", "profile", "name"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name"],
      name: ["name"],
    },
    // Google and Apple include the claims in the id token.
    conformIdTokenClaims: false,
    responseTypes: ["code"],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: [cookieKey], names: { session: "local_provider_session" } },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: 5 * minute,
      Grant: 10 * minute,
      IdToken: 10 * minute,
      Interaction: 60 * minute,
      Session: 60 * minute,
    },
    interactions: {
      policy: alwaysAsk(),
      url: (_context, { uid }) => `/interaction/${uid}`,
    },
    loadExistingGrant: grantEverything,
    findAccount: (_context, subject) => {
      const person = people.find(subject);
      return (
        person && {
          accountId: subject,
          claims: () => ({
            sub: subject,
            name: person.name,
            email: person.email,
            email_verified: person.emailVerified,
          }),
        }
      );
    },
  };
}

/** Makes every sign-in show the page of people, so that switching between them takes one press. */
function alwaysAsk() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  policy
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check(
        "choose_person",
        "Choose who you are",
        ({ oidc }) => oidc.result?.login === undefined,
      ),
    );
  return policy;
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({
    clientId: client.clientId,
    accountId: session.accountId,
  });
  grant.addOIDCScope("openid email profile name");
  await grant.save();
  return grant;
}
