import type { OwnPage, OwnThing, TakeoutSource } from "@kinora/domain/takeout/takeout-source";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { ownCampaigns } from "./own-campaigns.ts";
import { ownChallenges } from "./own-challenges.ts";
import { collectionDecisions, ownCollections, ownPins } from "./own-collections.ts";
import { commentDecisions, ownBlocks, ownComments, ownMutes } from "./own-comments.ts";
import { ownPosts } from "./own-posts.ts";
import { ownPlans, ownPurchases } from "./own-purchases.ts";
import { pageOf } from "./page-of.ts";
import { isWithheld } from "./withheld-works.ts";

/** Maximum items per file of the archive. */
const MOST = 1_000;

interface ThingRow {
  readonly key: string;
  readonly facts: Record<string, unknown>;
}

/** The other data of a user; excludes secrets and the identity of deciding staff. */
export function ownLists(executor: Database): TakeoutSource["lists"] {
  const read =
    (query: (userId: string, after: string) => RawBuilder<ThingRow>) =>
    async (userId: string, after: string | null): Promise<OwnPage<OwnThing>> => {
      const { rows } = await query(userId, after ?? "").execute(executor);
      return pageOf(
        rows,
        MOST,
        ({ key }) => key,
        ({ key: id, facts }) => ({ id, facts }),
      );
    };
  return {
    profile: read(profile),
    gems: read(gems),
    gifts: read(gifts),
    purchases: read((userId, after) => ownPurchases(userId, after, MOST + 1)),
    plans: read((userId, after) => ownPlans(userId, after, MOST + 1)),
    reviews: read(reviews),
    likes: read(likes),
    follows: read(follows),
    comments: read((userId, after) => ownComments(userId, after, MOST + 1)),
    blocks: read((userId, after) => ownBlocks(userId, after, MOST + 1)),
    mutes: read((userId, after) => ownMutes(userId, after, MOST + 1)),
    "pinned works": read((userId, after) => ownPins(userId, after, MOST + 1)),
    collections: read((userId, after) => ownCollections(userId, after, MOST + 1)),
    notifications: read(notifications),
    decisions: read(decisions),
    suspensions: read(suspensions),
    "profile decisions": read(profileDecisions),
    "storyboard decisions": read(boardDecisions),
    "comment decisions": read((userId, after) => commentDecisions(userId, after, MOST + 1)),
    "collection decisions": read((userId, after) => collectionDecisions(userId, after, MOST + 1)),
    reports: read(reports),
    "access tokens": read(accessTokens),
    passkeys: read(passkeys),
    "keys of services": read(ownKeys),
    "connected accounts": read(connections),
    posts: read((userId, after) => ownPosts(userId, after, MOST + 1)),
    campaigns: read((userId, after) => ownCampaigns(userId, after, MOST + 1)),
    challenges: read((userId, after) => ownChallenges(userId, after, MOST + 1)),
    sessions: read(sessions),
    consents: read(consents),
  };
}

const profile = (userId: string) => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'id', id, 'handle', handle, 'name', display_name, 'email', email, 'about', bio,
           'role', role, 'tier', tier, 'plan', social_plan, 'settings', settings,
           'likesPublic', likes_public, 'adultSince', adult_at, 'matureShown', mature_shown, 'remixableBy', remix_audience, 'createdAt', created_at,
           'signsInWith', (select coalesce(jsonb_agg(provider_id order by provider_id), '[]')
                             from auth_account where user_id = app_user.id),
           'earlierHandles', (select coalesce(jsonb_agg(handle order by handle), '[]')
                                from old_handle where user_id = app_user.id),
           'toldOf', (select to_jsonb(told) - 'user_id' from notification_settings told
                       where told.user_id = app_user.id),
           'mailedOf', (select to_jsonb(mailed) - 'user_id' from mail_settings mailed
                         where mailed.user_id = app_user.id),
           'streak', (select to_jsonb(streak) - 'user_id' from award_streak streak
                       where streak.user_id = app_user.id),
           'showsStreaks', coalesce((select streaks from award_choice
                                      where award_choice.user_id = app_user.id), true),
           'storesToldOfRefundsSince', (select consented_at from store_account
                                         where store_account.user_id = app_user.id),
           'gems', (select jsonb_build_object('available', available, 'held', held, 'owed', owed)
                      from gem_account where user_id = app_user.id)) as facts
    from app_user where id = ${userId}`;

const gems = (userId: string, after: string) => sql<ThingRow>`
  select sequence as key, jsonb_build_object(
           'at', at, 'kind', kind, 'source', source, 'gems', amount, 'balance', balance_after,
           'code', code, 'about', params, 'words', nullif(description, ''), 'receipt', id) as facts
    from gem_transaction
   where user_id = ${userId} and amount <> 0 and sequence > ${Number(after)}
   order by sequence limit ${MOST + 1}`;

const gifts = (userId: string, after: string) => sql<ThingRow>`
  select gift.id as key, jsonb_build_object(
           case when giver_id = ${userId} then 'to' else 'from' end, other.handle,
           'gems', gems, 'note', note, 'at', at,
           'receipt', case when giver_id = ${userId} then sent_receipt_id
                           else received_receipt_id end) as facts
    from gift join app_user other
      on other.id = case when giver_id = ${userId} then receiver_id else giver_id end
   where ${userId} in (giver_id, receiver_id) and gift.id > ${after}
   order by gift.id limit ${MOST + 1}`;

/** Works that the user reviewed for gems, also those passed over; not whose they are. */
const reviews = (userId: string, after: string) => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'work', creation_id, 'shownAt', drawn_at, 'answeredAt', answered_at,
           'passedOverAt', skipped_at, 'matchesItsPrompt', match, 'isCleanlyMade', clean,
           'wouldShowIt', show, 'counts', counts, 'awardedWith', paid) as facts
    from review where reviewer_id = ${userId} and id > ${after}
   order by id limit ${MOST + 1}`;

const likes = (userId: string, after: string) => sql<ThingRow>`
  select creation_id as key, jsonb_build_object('work', creation_id, 'at', created_at) as facts
    from feed_like where user_id = ${userId} and creation_id > ${after}
   order by creation_id limit ${MOST + 1}`;

/** Whom the person follows, and who follows them. */
const follows = (userId: string, after: string) => sql<ThingRow>`
  select key, jsonb_build_object(way, handle, 'since', since) as facts from (
    select 'follows ' || followed_id as key, 'follows' as way, handle, since
      from follow join app_user on app_user.id = followed_id where follower_id = ${userId}
    union all
    select 'followed ' || follower_id, 'followedBy', handle, since
      from follow join app_user on app_user.id = follower_id where followed_id = ${userId}) both_ways
   where key > ${after} order by key limit ${MOST + 1}`;

/** A notification about a withheld work reveals nothing but its existence. */
const notifications = (userId: string, after: string) => sql<ThingRow>`
  select notice.id as key, jsonb_build_object(
           'kind', notice.kind, 'code', notice.code, 'at', notice.created_at, 'readAt', notice.read_at)
         || case when work.id is not null and ${isWithheld("work")} then '{}'
            else jsonb_build_object(
              'about', notice.params, 'title', nullif(notice.title, ''), 'body', nullif(notice.body, ''),
              'page', notice.href) end as facts
    from notification notice left join creation work on work.id = notice.creation_id
   where notice.user_id = ${userId} and notice.id > ${after}
   order by notice.id limit ${MOST + 1}`;

const decisions = (userId: string, after: string) => sql<ThingRow>`
  select decision.id as key, jsonb_build_object(
           'work', work.id, 'decision', decision.action, 'rule', decision.rule,
           'reason', decision.reason, 'automated', decision.role = 'system', 'at', decision.at,
           'appeal', (select jsonb_build_object('text', appeal.text, 'state', appeal.state,
                               'at', appeal.created_at, 'decidedAt', appeal.decided_at)
                        from appeal where appeal.creation_id = work.id and appeal.entry = decision.id)
         ) as facts
    from creation_event decision join creation work on work.id = decision.creation_id
   where work.user_id = ${userId} and decision.actor_id is distinct from work.user_id
     and decision.action in ('hide', 'delete', 'refuse', 'unhidden', 'approve')
     and decision.id > ${Number(after)}
   order by decision.id limit ${MOST + 1}`;

const suspensions = (userId: string, after: string) => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'rule', rule, 'note', note, 'at', at, 'until', until, 'endedAt', ended_at,
           'appeal', appeal, 'appealedAt', appealed_at, 'appealGranted', appeal_granted) as facts
    from suspension where user_id = ${userId} and id > ${after}
   order by id limit ${MOST + 1}`;

const profileDecisions = (userId: string, after: string) => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'rule', rule, 'note', note, 'at', at, 'name', kept ->> 'displayName', 'about', kept ->> 'bio',
           'reported', (select jsonb_agg(version - 'avatar') from jsonb_array_elements(kept -> 'reported') version),
           'appeal', appeal, 'appealedAt', appealed_at, 'appealGranted', appeal_granted,
           'appealDecidedAt', appeal_decided_at) as facts
    from profile_decision where user_id = ${userId} and not pending and id > ${after}
   order by id limit ${MOST + 1}`;

const boardDecisions = (userId: string, after: string) => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'storyboard', story_id, 'rule', rule, 'note', note, 'at', at, 'liftedAt', lifted_at,
           'appeal', appeal, 'appealedAt', appealed_at, 'appealGranted', appeal_granted,
           'appealDecidedAt', appeal_decided_at) as facts
    from story_decision where user_id = ${userId} and id > ${after}
   order by id limit ${MOST + 1}`;

/** Reports made by the user; works and users appear as ids, storyboards and comments by their owner's. */
const reports = (userId: string, after: string) => sql<ThingRow>`
  select key, facts from (
    select id as key, jsonb_build_object('work', creation_id, 'reason', reason, 'note', note,
             'state', state, 'at', created_at, 'reversedAt', reversed_at) as facts
      from report where reporter_id = ${userId}
    union all
    select id, jsonb_build_object('person', user_id, 'reason', reason, 'note', note,
             'state', state, 'at', created_at, 'reversedAt', reversed_at)
      from person_report where reporter_id = ${userId}
    union all
    select id, jsonb_build_object('storyboardOf', user_id, 'reason', reason, 'note', note,
             'state', state, 'at', created_at, 'reversedAt', reversed_at)
      from story_report where reporter_id = ${userId}
    union all
    select id, jsonb_build_object('commentOf', user_id, 'reason', reason, 'note', note,
             'state', state, 'at', created_at, 'reversedAt', reversed_at)
      from comment_report where reporter_id = ${userId}
    union all
    select id, jsonb_build_object('collectionOf', user_id, 'reason', reason, 'note', note,
             'state', state, 'at', created_at, 'reversedAt', reversed_at)
      from collection_report where reporter_id = ${userId}) sent
   where key > ${after} order by key limit ${MOST + 1}`;

const accessTokens = (userId: string, after: string) => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'name', name, 'scopes', scopes, 'createdAt', created_at, 'expiresAt', expires_at,
           'lastUsedAt', last_used_at, 'revokedAt', revoked_at, 'spendDay', spend_day,
           'spendMonth', spend_month) as facts
    from personal_access_token where user_id = ${userId} and id > ${after}
   order by id limit ${MOST + 1}`;

const passkeys = (userId: string, after: string) => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at) as facts
    from passkey where user_id = ${userId} and id > ${after}
   order by id limit ${MOST + 1}`;

const ownKeys = (userId: string, after: string) => sql<ThingRow>`
  select service as key, jsonb_build_object('service', service, 'enteredAt', changed_at) as facts
    from own_key where user_id = ${userId} and service > ${after}
   order by service limit ${MOST + 1}`;

/** Also disconnected ones. */
const connections = (userId: string, after: string) => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'platform', platform, 'account', account_id, 'name', name, 'picture', picture_url,
           'signedInAs', person_id, 'state', state, 'connectedAt', connected_at) as facts
    from platform_connection where user_id = ${userId} and id > ${after}
   order by id limit ${MOST + 1}`;

const sessions = (userId: string, after: string) => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'startedAt', created_at, 'seenAt', updated_at, 'expiresAt', expires_at,
           'address', ip_address, 'browser', user_agent) as facts
    from auth_session where user_id = ${userId} and id > ${after}
   order by id limit ${MOST + 1}`;

const consents = (userId: string, after: string) => sql<ThingRow>`
  select concat_ws(' ', terms, rules, privacy, least_age) as key, jsonb_build_object(
           'at', at, 'terms', terms, 'rules', rules, 'privacy', privacy, 'atLeastThisOld', least_age) as facts
    from legal_consent
   where user_id = ${userId} and concat_ws(' ', terms, rules, privacy, least_age) > ${after}
   order by 1 limit ${MOST + 1}`;
