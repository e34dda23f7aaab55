/** A transaction of the simulated App Store; moments in milliseconds. */
export interface SimulatedTransaction {
  readonly id: string;
  readonly originalId: string;
  readonly sku: string;
  readonly type: string;
  readonly quantity: number;
  readonly purchasedAt: number;
  readonly originallyAt: number;
  /** Null for what does not expire. */
  expiresAt: number | null;
  /** Thousandths; null for one that does not say. */
  readonly price: number | null;
  readonly currency: string;
  readonly token: string | null;
  readonly reason: "PURCHASE" | "RENEWAL";
  readonly ownership: "PURCHASED" | "FAMILY_SHARED";
  isUpgraded: boolean;
  revoked: { readonly at: number; readonly type: string; readonly percentage: number } | null;
}

/** A subscription of the simulated App Store: all transactions with one original. */
export interface SimulatedAppSubscription {
  readonly originalId: string;
  readonly group: string;
  readonly token: string | null;
  /** 1 active, 2 expired, 3 billing retry, 4 grace, 5 revoked; others are faults. */
  status: number;
  renews: boolean;
  nextSku: string;
  graceUntil: number | null;
}

/** A notification that waits to be sent. */
export interface WaitingNotification {
  readonly body: string;
  readonly forged: string | null;
  wanted: number;
  dueAt: number;
  attempts: number;
  letsPass: boolean;
}

/** What the developer told about a transaction that Apple asked about. */
export interface ToldConsumption {
  readonly customerConsented: boolean;
  readonly sampleContentProvided: boolean;
  readonly deliveryStatus: string;
  readonly consumptionPercentage?: number;
  readonly refundPreference?: string;
}

export interface AppStoreState {
  /** By transaction; the last answer counts. */
  readonly consumption: Map<string, ToldConsumption>;
  readonly transactions: Map<string, SimulatedTransaction>;
  readonly subscriptions: Map<string, SimulatedAppSubscription>;
  readonly notifications: WaitingNotification[];
  serial: number;
}

/**
 * The fate of a notification: a minute late, sent twice, sent after the one that follows it,
 * preceded by a forged copy, or never sent.
 */
export const NOTIFICATION_FAULTS = ["late", "twice", "reordered", "forged", "dropped"] as const;
export type NotificationFault = (typeof NOTIFICATION_FAULTS)[number];

/** The fate of a request. */
export type AppStoreRequestFault = "lost" | "500" | "429" | "hangs" | "forged";

/** What every part of the simulator works on. */
export interface AppStoreWorld {
  readonly bundleId: string;
  readonly appId: number;
  readonly state: AppStoreState;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly sign: (payload: object) => string;
  /** Signs with certificates of somebody else. */
  readonly forge: (payload: object) => string;
  /** States of the review by product; "ABSENT" for one that is not there. */
  readonly reviews: Map<string, string>;
  /** Most products in one answer of App Store Connect. */
  readonly connectPage: number;
  readonly notificationFaults: (NotificationFault | null)[];
}

export const newAppStoreState = (): AppStoreState => ({
  ...{
    transactions: new Map(),
    subscriptions: new Map(),
    consumption: new Map(),
    notifications: [],
    serial: 0,
  },
});

/** A new id of a transaction: digits, as all of them are. */
export function newTransactionId({ state }: Pick<AppStoreWorld, "state">): string {
  state.serial += 1;
  return `20000${`${state.serial}`.padStart(11, "0")}`;
}
