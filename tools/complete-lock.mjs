// npm drops an optional platform package from the lock file when the registry that it installed
// from does not carry it, and `npm ci` then rejects the lock file everywhere. This script restores
// the dropped entries, with the version that their parent requires and the platform in their name,
// and adds missing hashes as soon as the registry has the package. Run it after every `npm
// install`.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
const systems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "openbsd",
  "netbsd",
  "sunos",
  "aix",
  "win32",
  "windows",
  "openharmony",
];
const processors = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "riscv64",
  "ppc64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];

function platformOf(name) {
  const words = name.split("/").at(-1).split(/[-.]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) =>
    processors.some(
      (known) => word === known || (known === "arm" && /^(gnueabihf|arm)/.test(word)),
    ),
  );
  const libc = words.find((word) => word === "musl" || word === "gnu");
  return {
    ...(cpu ? { cpu: [cpu === "armv7" ? "arm" : cpu] } : {}),
    ...(os ? { os: [os === "windows" ? "win32" : os] } : {}),
    ...(os === "linux" && libc ? { libc: [libc === "gnu" ? "glibc" : "musl"] } : {}),
  };
}

function isResolved(parent, name) {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules") - 1))) {
    if (lock.packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

let added = 0;
for (const [at, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isResolved(at, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[^\d]*/, ""),
      ...platformOf(name),
      optional: true,
    };
    added += 1;
  }
}

/** Returns the registry's hash of a version; null when the registry does not carry it. */
async function askIntegrity(name, version) {
  const asked = ["view", `${name}@${version}`, "dist.integrity", "--json"];
  try {
    const { stdout } = await promisify(execFile)("npm", asked, { timeout: 60_000 });
    const told = stdout.trim() === "" ? null : JSON.parse(stdout);
    return typeof told === "string" && told.startsWith("sha512-") ? told : null;
  } catch {
    return null;
  }
}

const bare = Object.entries(lock.packages).filter(
  ([at, entry]) =>
    at.includes("node_modules/") && !entry.link && !entry.inBundle && !entry.integrity,
);
let hashed = 0;
for (const [at, entry] of bare) {
  const integrity = await askIntegrity(at.split("node_modules/").at(-1), entry.version);
  if (integrity === null) continue;
  entry.integrity = integrity;
  hashed += 1;
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages restored in package-lock.json`);
console.log(`${hashed} of ${bare.length} missing hashes added`);
