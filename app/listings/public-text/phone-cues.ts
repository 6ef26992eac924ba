const cue =
  /(?:^|[^a-z0-9])(?:call|calls|text|texto|txt|phone|telephone|telefono|tel|tels|cell|cel|celular|mobile|movil|whatsapp|wa|fax|sms|dial|ring|appelez|appeler|composez|textez|llame|llamenos|llamar|llama|marque|contact|contacto|contactez|reach|numero|number|ph|cellulaire|portable|viber)$/;
/** Words that may stand between "call" and the number. */
const connectors =
  /[ .:;,#()+*-]+$|(?<![a-z0-9])(?:me|us|at|on|now|today|is|the|my|our|his|her|owner|seller|agent|number|no|num|numero|cell|office|directly|anytime|or|text|whatsapp|nous|moi|au|aux|le|la|al|a|el|mi|nuestro|es|est|or|ou|o|de|number:|please|via|by|direct|toll|free|line)$/;

/** Whether "call me at" or the like stands right before. */
export function hasPhoneCue(text: string, from: number): boolean {
  let before = text.slice(Math.max(0, from - 60), from);
  if (!/[a-z]/.test(before)) return /[☎📞📱✆]/u.test(before);
  for (let step = 0; step < 8; step += 1) {
    if (/[.!?]\s+$/.test(before) && !/(?:tel|ph|cel|no|num)\.\s+$/.test(before)) return false;
    const end = before.trimEnd();
    if (end.endsWith("\n")) return false;
    if (cue.test(before) || cue.test(end.replace(/[ .:;,#()+*-]{1,6}$/, ""))) return true;
    const shorter = before.replace(connectors, "");
    if (shorter === before) return false;
    before = shorter;
  }
  return false;
}

const unitAfter =
  /^ ?(?:[$€£%]|(?:dollars?|cad|usd|mxn|pesos?|sq|square|sf|sqft|ft|feet|pi|pieds?|m2|km|kg|lbs?|acres?|units?|unites?|seats?|guests?|people|customers?|clients?|employees|members|followers|subscribers|visitors|views|items|skus?|bottles|litres?|hectares?|households|downloads|ml|mm|cm|g|oz|gal|gallons?|watts?|volts?|amps?|rpm|hp|btu)(?![a-z]))/;
const idBefore =
  /(?:[$€£]|(?:#|licence|license|permit|permis|mls|serial|sku|vin|naics|gst|hst|tps|tvq|pst|rfc|account|lot|parcel|matricule|neq|isbn|upc|ein|bn|registration|patent|policy|invoice|order|reference|ref|folio|model|part|business)(?: (?:number|no|id|numero))?\.?:?) ?#? ?[a-z]{0,2}-?$/;

/** A price, a measure or the number of a licence. */
export const isMeasured = (text: string, from: number, to: number): boolean =>
  unitAfter.test(text.slice(to, to + 16)) ||
  idBefore.test(text.slice(Math.max(0, from - 32), from));
