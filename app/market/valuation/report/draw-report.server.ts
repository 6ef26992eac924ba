import { PDFDocument } from "@cantoo/pdf-lib";
import { accent, grey, ink, line, Sheet, warm } from "#app/platform/pdf/pdf-sheet.ts";
import { embedTypefaces } from "#app/platform/pdf/typeface.ts";
import type { ValuationView } from "#app/market/valuation/show/make-valuation-view.ts";
import { brand } from "#app/shared/brand.ts";

export interface Report {
  view: ValuationView;
  /** Where the valuation is read online. */
  url: string;
  madeOn: string;
}

/** Three pages: the answer, how it comes about, and what it stands on. */
export async function drawReport(bytes: Uint8Array): Promise<Uint8Array> {
  const report = JSON.parse(Buffer.from(bytes).toString()) as Report;
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Valuation: ${report.view.title}`);
  pdf.setProducer(brand.name);
  pdf.setCreator(brand.name);
  const fonts = await embedTypefaces(pdf);
  for (const [at, draw] of [drawAnswer, drawSteps, drawGrounds].entries()) {
    const sheet = new Sheet(pdf.addPage([612, 792]), fonts);
    sheet.text(brand.name, sheet.left, { font: "serif", size: 13 });
    sheet.text(`${report.view.title} · ${report.madeOn} · ${at + 1} of 3`, sheet.right, {
      isEnd: true,
      size: 8,
      color: grey,
      maxWidth: 400,
    });
    sheet.y -= 10;
    sheet.rule(ink);
    sheet.y -= 34;
    draw(sheet, report);
  }
  return pdf.save();
}

function drawAnswer(sheet: Sheet, { view, url }: Report): void {
  const { low, middle, high, currency, multiple, basis, sample, fittedOn, balance } = view;
  sheet.text(view.title, sheet.left, { size: 11, color: grey });
  sheet.y -= 34;
  sheet.text(`${low} to ${high} ${currency}`, sheet.left, { font: "serif", size: 30 });
  sheet.y -= 40;
  sheet.bar(sheet.left, sheet.width, 8, line);
  sheet.bar(sheet.left + sheet.width * balance - 2, 4, 16, accent, 4);
  sheet.y -= 22;
  sheet.text(`Low ${low}`, sheet.left, { size: 9, color: grey });
  sheet.text(`High ${high}`, sheet.right, { size: 9, color: grey, isEnd: true });
  sheet.text(`Middle ${middle}`, sheet.left + sheet.width / 2 - 45, { font: "bold", size: 11 });
  sheet.y -= 30;
  sheet.paragraph(
    `The middle is ${multiple} times a ${basis}. Eight of ten businesses like this ask a price within the range. It follows the asking prices of ${sample} listings on our site as of ${fittedOn}. It is an estimate from listings, not an appraisal: have the statements reviewed before you decide.`,
    { size: 11 },
  );
  sheet.heading("What you told us");
  sheet.isDense = view.answers.length > 12;
  for (const { term, detail } of view.answers)
    sheet.row(term, [{ text: detail, end: sheet.right, font: "bold" }]);
  sheet.y -= 10;
  sheet.paragraph("The same valuation online, with the prices of the day:", {
    size: 9,
    color: grey,
  });
  // The address is long; what it says is above.
  sheet.text(url, sheet.left, { size: 8, color: accent });
}

function drawSteps(sheet: Sheet, { view }: Report): void {
  sheet.heading("How we get there");
  const columns = [400, 475, sheet.right] as const;
  sheet.row("", [
    { text: "Factor", end: columns[0] },
    { text: "Change", end: columns[1] },
    { text: "Value", end: columns[2] },
  ]);
  const [centre, reach] = [300, 42];
  sheet.noteEnd = centre - reach - 8;
  for (const { label, note, factor, change, value, weight } of view.steps) {
    const width = Math.abs(weight) * reach;
    if (weight !== 0)
      sheet.bar(weight > 0 ? centre : centre - width, width, 7, weight > 0 ? accent : warm, 4);
    sheet.row(
      label,
      [
        { text: factor, end: columns[0] },
        { text: change, end: columns[1] },
        { text: value, end: columns[2], font: "bold" },
      ],
      note,
    );
  }
  sheet.row("The middle of the range", [{ text: view.middle, end: sheet.right, font: "bold" }]);
  sheet.paragraph(
    "Each answer multiplies the value. The effects come from the asking prices of all our listings, all else being equal. A trade or a place with few listings keeps close to its wider group, and the range is wider for it.",
    { size: 9, color: grey },
  );
}

function drawGrounds(sheet: Sheet, { view }: Report): void {
  const { comparables, accuracy, loan } = view;
  const columns = [380, 470, sheet.right] as const;
  sheet.heading(`Comparable ${comparables.group}`);
  if (comparables.standing) drawStrip(sheet, comparables.standing);
  if (comparables.rows.length > 0)
    sheet.row("", [
      { text: "Asking price", end: columns[0] },
      { text: "Cash flow", end: columns[1] },
      { text: "Multiple", end: columns[2] },
    ]);
  else sheet.paragraph("No listing of this category states both its price and its cash flow.");
  for (const { title, place, price, cashFlow, multiple, isSold } of comparables.rows)
    sheet.row(
      title,
      [
        { text: price, end: columns[0] },
        { text: cashFlow, end: columns[1] },
        { text: multiple, end: columns[2], font: "bold" },
      ],
      isSold ? `${place} · sold` : place,
    );
  sheet.heading("How wrong this may be");
  const groups = [
    { name: "All listings", ...accuracy.all },
    ...(accuracy.category ? [accuracy.category] : []),
    { name: "Sold ones", ...accuracy.sold },
  ];
  for (const { name, sample, medianError, inside } of groups)
    sheet.row(`${name} (${sample})`, [
      { text: `half closer than ${medianError ?? "unknown"}`, end: columns[1] - 20 },
      { text: `inside ${inside ?? "unknown"}`, end: columns[2] },
    ]);
  sheet.paragraph(
    `To buy it: ${loan.downPayment} down, ${loan.monthly} a month (${loan.terms}).${loan.coverage ? ` The cash flow covers the payments ${loan.coverage} times; lenders usually require ${loan.required}.` : ""} Inventory, equipment and the lease do not move the number.`,
    { size: 9, color: grey },
  );
}

function drawStrip(
  sheet: Sheet,
  { multiples, multiple, sentence }: NonNullable<ValuationView["comparables"]["standing"]>,
): void {
  const all = [...multiples, multiple].map(Math.log);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (value: number) =>
    sheet.left + 6 + ((sheet.width - 12) * (Math.log(value) - least)) / (most - least || 1);
  sheet.y -= 18;
  sheet.rule(grey);
  for (const [at, value] of multiples.entries()) sheet.dot(x(value), 5 + (at % 3) * 5, accent);
  sheet.bar(x(multiple) - 1.2, 2.4, 22, warm);
  sheet.y -= 14;
  sheet.paragraph(sentence, { size: 9, color: grey });
  sheet.y -= 6;
}
