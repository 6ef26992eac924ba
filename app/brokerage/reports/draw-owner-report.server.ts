import { PDFDocument } from "@cantoo/pdf-lib";
import { Paper } from "#app/platform/pdf/paper.ts";
import { grey } from "#app/platform/pdf/pdf-sheet.ts";
import { embedTypefaces, type TypefaceName } from "#app/platform/pdf/typeface.ts";
import { brand } from "#app/shared/brand.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import type { Figures } from "./owner-report.ts";
import { monthName } from "./report-email.ts";
import { nothingDone, type OwnerReport, type ReportedListing, stepTexts } from "./report-text.ts";

/** The broker's note, and then each listing: its month in figures, what was done, and what comes next. */
export async function drawOwnerReport(report: OwnerReport): Promise<Uint8Array> {
  const month = monthName(report.month);
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Report for ${month}`);
  pdf.setAuthor(report.brokerName);
  pdf.setProducer(brand.name);
  pdf.setCreator(brand.name);
  const paper = new Paper(pdf, await embedTypefaces(pdf));
  paper.write(`Report for ${month}`, { font: "serif", size: 24 });
  paper.write(`For ${report.clientName}`, { size: 12 });
  const by = [report.brokerName, report.brokerage].filter(Boolean).join(", ");
  paper.write(`By ${by}`, { size: 10, color: grey });
  if (report.note) {
    paper.heading("A note from your broker");
    for (const line of report.note.split("\n")) paper.write(line, { size: 11 });
  }
  for (const [at, listing] of report.listings.entries()) {
    if (at > 0) paper.turn();
    drawListing(paper, listing);
  }
  paper.space();
  paper.write(
    "Views count each visitor once a day. Days end at midnight UTC. Leads are conversations that buyers began.",
    { size: 8, color: grey },
  );
  paper.number(`Report for ${month}`);
  return pdf.save();
}

const columns = [360, 460, 558] as const;
const cells = (figures: Figures, font: TypefaceName = "sans") =>
  [figures.views, figures.saves, figures.inquiries].map((count, at) => ({
    text: formatNumber(count),
    end: columns[at]!,
    font,
  }));

function drawListing(paper: Paper, listing: ReportedListing): void {
  const { title, place, since, weeks, total, before, market, category } = listing;
  paper.space(14);
  paper.write(title, { font: "serif", size: 16 });
  const onMarket = since && `on the market since ${dayName(since)}`;
  const about = [place, onMarket].filter(Boolean).join(", ");
  if (about) paper.write(about, { size: 9, color: grey });
  paper.space(12);
  paper.row(
    "",
    ["Views", "Saves", "Leads"].map((text, at) => ({ text, end: columns[at]! })),
  );
  for (const { from, to, figures } of weeks) paper.row(weekName(from, to), cells(figures));
  paper.row("The month", cells(total, "bold"));
  if (before) paper.row("The month before", cells(before));
  if (market !== null && category)
    paper.write(
      `Half of the other listings in ${category} had more than ${formatNumber(market)} views.`,
      { size: 9, color: grey },
    );
  paper.heading("What was done");
  for (const line of listing.done.length > 0 ? listing.done : [nothingDone])
    paper.write(`•  ${line}`);
  if (listing.steps.length === 0) return;
  paper.heading("What comes next");
  for (const step of listing.steps) paper.write(`•  ${stepTexts[step]}`);
}

const dayName = (day: string): string => formatDate(day, { format: "short-day", timeZone: "UTC" });

const weekName = (from: string, to: string): string =>
  from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;
