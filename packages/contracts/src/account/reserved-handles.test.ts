import { describe, expect, test } from "vitest";
import { profileChange } from "./account.ts";

const isFree = (handle: string) => profileChange.safeParse({ handle }).success;

describe("a handle", () => {
  test.each([
    ...["owner", "admin", "kinora", "support", "api", "settings", "_admin_", "ad_min"],
    ...["a_d_m_i_n", "0wner", "adm1n", "supp0rt", "kin0ra", "k1nora", "kinora_fan", "kinora_team"],
    ...["gone_e72955dd3c8cc7b6", "gone_with_the_wind"],
  ])("%s is reserved for the service", (handle) => expect(isFree(handle)).toBe(false));

  test.each([
    "the_owner",
    "vv_admin",
    "admin1",
    "real_adm1n",
    "007moderator",
    "support_2026",
    "moderator_team",
    "admin_crew_2",
  ])("%s, which sounds like staff, is reserved", (handle) => expect(isFree(handle)).toBe(false));

  test.each([
    ...["ada", "olivia", "owner_of_foxes", "administrate", "badminton", "landowner", "modest"],
    ...["mod3l", "chiyo_1999", "teamwork", "helpful", "gonewithit"],
  ])("%s is available", (handle) => expect(isFree(handle)).toBe(true));
});

describe("a display name", () => {
  const isFreeName = (displayName: string) => profileChange.safeParse({ displayName }).success;

  test.each([
    ...[
      "Kіnora",
      "Кіпога",
      "KINΟRA Support",
      "mօderator",
      "Аdmіn",
      "Ada, Moderatοr",
      "the ѕtaff team",
      ...["ᴋɪɴᴏʀᴀ ꜱᴜᴘᴘᴏʀᴛ", "Адmin", "S u p p o r t", "[deleted]", "Deleted account"],
    ],
  ])("%s, spelled with letters of other alphabets, is refused", (name) => {
    expect(isFreeName(name)).toBe(false);
  });

  test.each([
    "Модест",
    "Оля",
    "Μαρία",
    "Αδάμ",
    "Արամ",
    "Team Ada",
    "Кирилл Адмиралов",
    "A. B.",
    "Дмитрий",
  ])("%s is welcome", (name) => expect(isFreeName(name)).toBe(true));
});
