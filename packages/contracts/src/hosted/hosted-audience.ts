/**
 * Users who are offered hosted models: the owner, and either everybody or the users whom the owner
 * names by id.
 */
export interface HostedAudience {
  readonly everybody: boolean;
  readonly named: ReadonlySet<string>;
  /** True when the owner may name more users while the server runs. */
  readonly takesNames: boolean;
}

/**
 * @throws an error with one sentence that names the invalid variable
 */
export function readHostedAudience(
  environment: Readonly<Record<string, string | undefined>>,
): HostedAudience {
  const { HOSTED_FOR: wanted = "", HOSTED_NAMED: names = "" } = environment;
  const ids = names.split(/[\s,]+/).filter((id) => id !== "");
  const wrong = ids.find((id) => !/^[\w-]{1,64}$/.test(id));
  if (wrong !== undefined)
    throw new Error(`HOSTED_NAMED has "${wrong}": it must be ids of people separated by commas.`);
  switch (wanted) {
    case "owner":
      return { everybody: false, named: new Set(), takesNames: false };
    case "":
    case "named":
      return { everybody: false, named: new Set(ids), takesNames: true };
    case "all":
      return { everybody: true, named: new Set(), takesNames: false };
    default:
      throw new Error(`HOSTED_FOR is "${wanted}": it must be owner, named or all.`);
  }
}
