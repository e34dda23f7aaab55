import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Permissions that neither our pages nor embedded content may request. */
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

const FRAMES = "x-frame-options";
/** Headers that only matter for pages. */
const FOR_PAGES = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  FRAMES,
  "x-xss-protection",
];
/** Types that can never be a page; an SVG image can. */
const NO_PAGE = /^(?:text\/css|font\/|image\/(?!svg)|audio\/|video\/)/;
/**
 * A script of a page cannot be one either. One outside /assets/ is a worker, which has its own
 * policy.
 */
const SCRIPT = /^(?:text|application)\/javascript\b/;
const OF_PAGES = /^\/assets\/[^?]+$/;
/** Data is no page either, but a browser displays it when its address is opened. */
const DATA = /^application\/(?:[\w.-]+\+)?json\b/;
const DATA_LOADS_NOTHING = "default-src 'none';frame-ancestors 'none'";

/**
 * Adds the security headers to every response. Headers for pages are sent only with types that may
 * be a page: on each of fifty files they would be a tenth of what a first visit downloads, and on most
 * answers of the api more than the answer.
 *
 * @param filesOrigin another origin from which pages may show files; null for none
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
    // Decided by the response type, not by the URL: unknown URLs are answered with a page.
    const isData = DATA.test(type);
    if (isData || NO_PAGE.test(type) || (SCRIPT.test(type) && OF_PAGES.test(request.url)))
      for (const header of FOR_PAGES) reply.removeHeader(header);
    if (isData) reply.headers({ "content-security-policy": DATA_LOADS_NOTHING, [FRAMES]: "DENY" });
  });
}

/** Scripts come from our own files only, neither inline nor from other origins. */
function securityHeaders(secure: boolean, filesOrigin: string | null): FastifyHelmetOptions {
  const files = filesOrigin === null ? [] : [filesOrigin];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // React and the components it builds on set style attributes; style elements are restricted
        // to ours.
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
    // For browsers that do not support frame-ancestors.
    xFrameOptions: { action: "deny" },
    // For obsolete browsers and plug-ins.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
  };
}
