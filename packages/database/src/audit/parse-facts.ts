import type { Facts } from "@kinora/domain/audit/audit-log";
import { z } from "zod";

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const parseFacts = (value: unknown): Facts => facts.parse(value);
