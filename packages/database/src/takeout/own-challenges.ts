import { type RawBuilder, sql } from "kysely";

interface ThingRow {
  readonly key: string;
  readonly facts: Record<string, unknown>;
}

/** Challenges that a person entered or voted in, with their entries and ballots; not those of others. */
export const ownChallenges = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'challenge', id, 'theme', settings ->> 'theme', 'state', state,
           'entries', (select coalesce(jsonb_agg(jsonb_build_object(
                          'entry', entry.id, 'work', creation_id, 'number', author, 'at', submitted_at,
                          'withdrawnAt', withdrawn_at, 'excludedAt', excluded_at,
                          'statement', exclusion) order by submitted_at, entry.id), '[]')
                         from challenge_entry entry
                        where entry.challenge_id = challenge.id and entry.user_id = ${userId}),
           'prize', (select jsonb_build_object('kind', kind, 'gems', gems, 'paidAt', settled_at)
                       from challenge_prize
                      where challenge_id = challenge.id and user_id = ${userId}),
           'gemsForVotes', (select gems from challenge_vote_reward
                             where challenge_id = challenge.id and user_id = ${userId}),
           'votes', (select coalesce(jsonb_agg(jsonb_build_object(
                        'number', number, 'left', left_entry, 'right', right_entry, 'choice', choice,
                        'counts', is_valid, 'hash', hash) order by number), '[]')
                       from challenge_voter voter join challenge_ballot ballot
                         using (challenge_id, voter)
                      where voter.challenge_id = challenge.id and voter.user_id = ${userId})) as facts
    from challenge
   where id > ${after}
     and (exists (select from challenge_entry
                   where challenge_id = challenge.id and user_id = ${userId})
       or exists (select from challenge_voter
                   where challenge_id = challenge.id and user_id = ${userId}))
   order by id limit ${most}`;
