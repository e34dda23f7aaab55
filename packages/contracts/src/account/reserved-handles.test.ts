import { expect, it } from "vitest";
import { isReservedHandle } from "./reserved-handles.ts";

it.each(["admin", "adm1n", "a_d_m_i_n", "0wner", "kinora_fan", "k1nora", "settings"])(
  "keeps %s for the service",
  (handle) => expect(isReservedHandle(handle)).toBe(true),
);

it.each(["the_owner", "vv_admin", "admin1", "real_adm1n", "007moderator", "support_2026"])(
  "does not let %s sound like staff",
  (handle) => expect(isReservedHandle(handle)).toBe(true),
);

it.each([
  "ada",
  "owner_of_foxes",
  "badminton",
  "landowner",
  "modest",
  "mod3l",
  "chiyo_1999",
  "teamwork",
  "helpful",
])("leaves %s to whoever comes", (handle) => expect(isReservedHandle(handle)).toBe(false));
