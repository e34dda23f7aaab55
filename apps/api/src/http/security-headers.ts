import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What neither our pages nor anything in them may ask a person for. */
const WITHHELD = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];
const PERMISSIONS = WITHHELD.map((feature) => `${feature}=()`).join(", ");

/** Headers that are rules for a page. */
const FOR_PAGES = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-frame-options",
  "x-xss-protection",
];
/** What can never be one; a drawing (SVG) can. */
const NO_PAGE = /^(?:text\/css|font\/|image\/(?!svg)|audio\/|video\/)/;
/** A script of a page can't either; one outside of /assets/ is a worker, which lives by its own rules. */
const SCRIPT = /^(?:text|application)\/javascript\b/;
const OF_PAGES = /^\/assets\/[^?]+$/;

/**
 * Gives every answer its security headers. Rules for pages go out with what may be one: with each of fifty
 * files they would be a tenth of what a first visit fetches.
 *
 * @param filesOrigin from where pages show files too; null: from nowhere else
 */
export async function secureAnswers(
  server: FastifyInstance,
  secure: boolean,
  filesOrigin: string | null = null,
): Promise<void> {
  await server.register(helmet, securityHeaders(secure, filesOrigin));
  server.addHook("onSend", async (request, reply) => {
    reply.header("permissions-policy", PERMISSIONS);
    const type = String(reply.getHeader("content-type") ?? "");
    // By what is answered, not by what was asked for: at an address that nobody has, a page answers.
    if (NO_PAGE.test(type) || (SCRIPT.test(type) && OF_PAGES.test(request.url)))
      for (const header of FOR_PAGES) reply.removeHeader(header);
  });
}

/** Scripts come from our own files only: none inline, none from others. */
function securityHeaders(secure: boolean, filesOrigin: string | null): FastifyHelmetOptions {
  const files = filesOrigin === null ? [] : [filesOrigin];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // React and the parts it builds on set style attributes; style elements stay ours alone.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...files],
        mediaSrc: ["'self'", "blob:", ...files],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // As frame-ancestors says, for browsers that do not know that.
    xFrameOptions: { action: "deny" },
    // For browsers and plug-ins that are gone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
  };
}
