import { inOrder } from "../bucket.ts";
import { S3Error } from "../s3-error.ts";
import { element, elements, xmlDocument } from "../xml.ts";
import { type Operation, xmlAnswer } from "./operation.ts";

const MOST = 1_000;

/** Implements ListObjectsV2. */
export const listObjects: Operation = ({ request, bucket }) => {
  const { query } = request;
  if (query.get("list-type") !== "2")
    throw new S3Error("NotImplemented", "Lists are of version 2.");
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter") ?? "";
  const most = Math.min(Number(query.get("max-keys") ?? MOST), MOST);
  const token = query.get("continuation-token");
  const after = token === null ? (query.get("start-after") ?? "") : fromToken(token);
  const entries = entriesOf(bucket.objects.keys(), prefix, delimiter).filter(
    ({ name }) => Buffer.compare(Buffer.from(name), Buffer.from(after)) > 0,
  );
  const page = entries.slice(0, most);
  const last = page.at(-1);
  const isTruncated = entries.length > page.length && last !== undefined;
  const told = page.map(({ name, isPrefix }) => {
    const object = bucket.objects.get(name);
    if (isPrefix || !object) return element("CommonPrefixes", elements({ Prefix: name }));
    const { lastModified, etag, bytes } = object;
    const about = { LastModified: lastModified.toISOString(), ETag: etag, Size: bytes.length };
    return element("Contents", elements({ Key: name, ...about, StorageClass: "STANDARD" }));
  });
  const head = elements({
    ...{ Name: request.bucket, Prefix: prefix, MaxKeys: most, KeyCount: page.length },
    IsTruncated: isTruncated,
    NextContinuationToken: isTruncated ? toToken(last.name) : undefined,
  });
  return xmlAnswer(xmlDocument(element("ListBucketResult", head + told.join(""))));
};

interface ListedEntry {
  readonly name: string;
  readonly isPrefix: boolean;
}

/** Returns keys and common prefixes up to the delimiter, in one order. */
function entriesOf(keys: Iterable<string>, prefix: string, delimiter: string): ListedEntry[] {
  const found = new Map<string, ListedEntry>();
  for (const key of inOrder(keys)) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter === "" ? -1 : key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? key : key.slice(0, end + delimiter.length);
    found.set(name, { name, isPrefix: end >= 0 });
  }
  return [...found.values()];
}

const toToken = (name: string) => Buffer.from(name).toString("base64url");
const fromToken = (token: string) => Buffer.from(token, "base64url").toString("utf8");
