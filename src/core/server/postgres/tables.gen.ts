import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ConsentProofs {
  categories: string[];
  consent_id: string;
  given_at: Generated<Timestamp>;
  language: string;
  revision: number;
}

export interface DB {
  consent_proofs: ConsentProofs;
}
