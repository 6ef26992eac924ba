import type { AlertFrequency, AlertSource } from "#app/messages/alerts/alert.ts";
import { alertResultsHref, describeAlert } from "#app/messages/alerts/alert-search.ts";
import { frequencyLabels } from "#app/messages/alerts/frequency-labels.ts";
import type { OwnAlert } from "#app/messages/alerts/manage/alerts.queries.server.ts";
import { makeTimeAgo, type TimeAgoValue } from "#app/ui/format/format-date.ts";

/** An alert as its owner sees it. */
export interface AlertView {
  id: string;
  source: AlertSource;
  title: string;
  /** The search in words, where the title is a name. */
  description: string | null;
  name: string;
  frequency: AlertFrequency;
  frequencyLabel: string;
  state: "active" | "paused" | "not-confirmed";
  lastSent: TimeAgoValue | null;
  resultsTo: string;
}

export function makeAlertView(row: OwnAlert, now: Date): AlertView {
  const description = describeAlert({ name: "", search: row.search });
  const name = row.name || (row.source === "preferences" ? "My buying preferences" : "");
  return {
    id: row.id,
    source: row.source,
    title: name || description,
    description: name ? description : null,
    name: row.name,
    frequency: row.frequency,
    frequencyLabel: frequencyLabels[row.frequency],
    state: stateOf(row),
    lastSent: row.lastSentAt && makeTimeAgo(row.lastSentAt, now),
    resultsTo: alertResultsHref(row.search),
  };
}

function stateOf({ confirmedAt, pausedAt }: OwnAlert): AlertView["state"] {
  if (confirmedAt === null) return "not-confirmed";
  return pausedAt === null ? "active" : "paused";
}
