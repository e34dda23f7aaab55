import { REAUTHENTICATION_HEADER } from "@kinora/contracts/account/reauthentication-header";
import { refusalBody } from "@kinora/contracts/http/refusal";
import { KEY_HEADER, type Route } from "@kinora/contracts/http/route";
import { JSON_BODY_MAX_BYTES } from "@kinora/contracts/limits";
import { REFUSALS, type RefusalCode } from "@kinora/contracts/refusals";
import { routes } from "@kinora/contracts/routes";
import { CONFIRMED_HEADER } from "@kinora/contracts/word/word-list";
import { DEFAULT_LOCALE } from "@kinora/text/locale";
import { refusalWords } from "@kinora/text/refusal-words";
import { z } from "zod";
import { changesSomething } from "./limit-changes.ts";

const EVERYWHERE: readonly RefusalCode[] = [
  "INVALID_INPUT",
  "HOST_UNKNOWN",
  "RATE_LIMITED",
  "SERVICE_UNAVAILABLE",
];
const SIGNED_IN: readonly RefusalCode[] = [
  "SIGN_IN_REQUIRED",
  "TOKEN_EXPIRED",
  "SESSION_ENDED",
  "ACCOUNT_DISABLED",
  "SCOPE_MISSING",
];
/** Refusals of every method that may carry a body, whether or not the route uses one. */
const WITH_BODY: readonly RefusalCode[] = [
  "MALFORMED_JSON",
  "UNSUPPORTED_MEDIA_TYPE",
  "BODY_TOO_LARGE",
  "BODY_TOO_COMPLEX",
  "STORAGE_FULL",
];
const CONFIRMED = z.object({
  [CONFIRMED_HEADER]: z
    .string()
    .optional()
    .describe(
      "Sent, also empty, by who can ask a person: words that are meant well, as BANNED_WORD told them, percent-encoded, with commas.",
    ),
});
/** Id of a reauthentication granted for this exact request; the refusal without one contains it. */
const PROOF = z.object({ [REAUTHENTICATION_HEADER]: z.string().max(64).optional() });
/** Refusals of routes that accept text from users. */
const WITH_WORDS: readonly RefusalCode[] = ["BANNED_WORD", "VERY_UNSAFE_WORD", "WORDS_UNREADABLE"];
const WITH_ROLE: readonly RefusalCode[] = ["ROLE_MISSING"];
const WITH_SESSION: readonly RefusalCode[] = ["SESSION_ONLY"];
/** Refusals of routes that change something, until the user has agreed to the server's texts. */
const WITH_CONSENT: readonly RefusalCode[] = ["CONSENT_REQUIRED"];
const WITH_CHANGES: readonly RefusalCode[] = ["CHANGE_LIMIT"];
const WITH_PROOF: readonly RefusalCode[] = ["REAUTHENTICATION_REQUIRED"];
const WITH_PASSKEY: readonly RefusalCode[] = ["PASSKEY_NEEDED"];
const WITH_KEY: readonly RefusalCode[] = ["IDEMPOTENCY_KEY_REQUIRED", "IDEMPOTENCY_KEY_REUSED"];

type Schemas = Record<string, unknown>;

/**
 * Returns the JSON Schema of a type. Named types (`meta({ id })`) move to `named` and are
 * referenced.
 */
function schemaOf(type: z.ZodType, io: "input" | "output", named: Schemas): unknown {
  const wrapped = z.toJSONSchema(z.object({ it: type }), {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  });
  const text = JSON.stringify(wrapped).replaceAll("#/$defs/", "#/components/schemas/");
  const { properties, $defs } = wrapper.parse(JSON.parse(text));
  Object.assign(named, $defs);
  return properties.it;
}

/** Lists the properties that a record of known names requires but does not declare. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { required, properties, additionalProperties } = schema;
  if (!required || properties || typeof additionalProperties !== "object") return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

const wrapper = z.object({
  properties: z.object({ it: z.unknown() }),
  $defs: z.record(z.string(), z.unknown()).default({}),
});

function parametersOf(
  place: "path" | "query" | "header",
  type: z.ZodObject | undefined,
  named: Schemas,
) {
  return Object.entries(type?.shape ?? {}).map(([name, field]) => {
    const optional = z.safeParse(z.object({ [name]: field }), {}).success;
    const schema = z.instanceof(z.ZodType).parse(field);
    return { name, in: place, required: !optional, schema: schemaOf(schema, "input", named) };
  });
}

function refusalsOf(route: Route) {
  const codes = [
    ...EVERYWHERE,
    ...(route.access === "public" ? [] : SIGNED_IN),
    ...(route.role === undefined ? [] : WITH_ROLE),
    ...(route.role === undefined || route.withoutPasskey ? [] : WITH_PASSKEY),
    ...(route.sessionOnly || route.reauthentication ? WITH_SESSION : []),
    ...(route.reauthentication ? WITH_PROOF : []),
    ...(route.method === "GET" ? [] : WITH_BODY),
    ...(route.method === "GET" || route.access === "public" || route.beforeConsent
      ? []
      : WITH_CONSENT),
    ...(changesSomething(route) ? WITH_CHANGES : []),
    ...(route.idempotent ? WITH_KEY : []),
    ...(route.body ? WITH_WORDS : []),
    ...route.refusals,
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => REFUSALS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `${code}: ${refusalWords(code, DEFAULT_LOCALE)}`).join(" "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    ]),
  );
}

function answerOf(route: Route, named: Schemas) {
  if (route.answer === null) return { description: "Done" };
  if (route.answer === "stream") {
    return {
      description: "Events",
      content: { "text/event-stream": { schema: { type: "string" } } },
    };
  }
  return {
    description: "Done",
    content: { "application/json": { schema: schemaOf(route.answer, "output", named) } },
  };
}

/** Returns the security of an operation; it is declared even for public ones. */
function securityOf({ access, scope }: Route) {
  if (access === "public") return [];
  return [{ bearer: [scope] }, ...(access === "optional" ? [{}] : [])];
}

function operationOf(name: string, route: Route, named: Schemas) {
  return {
    operationId: name,
    summary: route.summary,
    security: securityOf(route),
    parameters: [
      ...parametersOf("path", route.params, named),
      ...parametersOf("query", route.query, named),
      ...parametersOf("header", route.idempotent && KEY_HEADER, named),
      ...(route.body ? parametersOf("header", CONFIRMED, named) : []),
      ...(route.reauthentication ? parametersOf("header", PROOF, named) : []),
    ],
    ...(route.body
      ? {
          requestBody: {
            description: `At most ${route.bodyMaxBytes ?? JSON_BODY_MAX_BYTES} bytes.`,
            required: true,
            content: { "application/json": { schema: schemaOf(route.body, "input", named) } },
          },
        }
      : {}),
    responses: { [route.status]: answerOf(route, named), ...refusalsOf(route) },
  };
}

/** Generates the OpenAPI 3.1 document of the whole API from the route table alone. */
export function openApiDocument(version: string) {
  const named: Schemas = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(name, route, named),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Kinora", version, license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    servers: [{ url: "/", description: "The server this document comes from" }],
    paths,
    components: {
      schemas: { ...named, Refusal: schemaOf(refusalBody, "output", named) },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT or personal access token" },
      },
    },
  };
}
