ALTER TABLE "listings" ALTER COLUMN "training_included" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "training_included" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "financing_available" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "financing_available" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "relocatable" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "relocatable" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "work_from_home" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "work_from_home" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "accommodation_included" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "accommodation_included" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "franchise" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "franchise" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "multiple" integer DEFAULT 2147483647 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_index" ALTER COLUMN "multiple" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_cities" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "search_cities" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "radius_km" smallint;--> statement-breakpoint
CREATE INDEX "search_cities_latitude" ON "search_cities" USING btree ("latitude");--> statement-breakpoint
CREATE INDEX "listing_index_revenue_down" ON "listing_index" USING btree ("revenue_max","row");--> statement-breakpoint
CREATE INDEX "listing_index_cash_flow_down" ON "listing_index" USING btree ("cash_flow_max","row");--> statement-breakpoint
CREATE INDEX "listing_index_multiple_up" ON "listing_index" USING btree ("multiple","row");--> statement-breakpoint
CREATE INDEX "listings_short_id" ON "listings" USING btree (right("id"::text, 8));--> statement-breakpoint

-- Where towns are, so that a search within a distance is one of towns: a listing has no finer location than its town.
INSERT INTO search_cities (region, key, name, latitude, longitude)
SELECT t.number, search_key(town.name), town.name, town.latitude, town.longitude
FROM (VALUES
  ('CA-ON', 'Toronto', 43.653, -79.383), ('CA-ON', 'Ottawa', 45.421, -75.697), ('CA-ON', 'Mississauga', 43.589, -79.644),
  ('CA-ON', 'Brampton', 43.732, -79.762), ('CA-ON', 'Hamilton', 43.256, -79.871), ('CA-ON', 'London', 42.984, -81.245),
  ('CA-ON', 'Markham', 43.857, -79.337), ('CA-ON', 'Vaughan', 43.837, -79.508), ('CA-ON', 'Kitchener', 43.452, -80.493),
  ('CA-ON', 'Windsor', 42.315, -83.036), ('CA-ON', 'Richmond Hill', 43.883, -79.44), ('CA-ON', 'Oakville', 43.468, -79.688),
  ('CA-ON', 'Burlington', 43.326, -79.799), ('CA-ON', 'Greater Sudbury', 46.491, -80.993),
  ('CA-ON', 'Oshawa', 43.897, -78.866), ('CA-ON', 'Barrie', 44.389, -79.69), ('CA-ON', 'St. Catharines', 43.159, -79.247),
  ('CA-ON', 'Guelph', 43.545, -80.248), ('CA-ON', 'Cambridge', 43.361, -80.314), ('CA-ON', 'Whitby', 43.898, -78.941),
  ('CA-ON', 'Kingston', 44.231, -76.486), ('CA-ON', 'Waterloo', 43.464, -80.52), ('CA-ON', 'Thunder Bay', 48.381, -89.248),
  ('CA-ON', 'Brantford', 43.139, -80.264), ('CA-ON', 'Peterborough', 44.309, -78.32),
  ('CA-ON', 'Sault Ste. Marie', 46.522, -84.346), ('CA-ON', 'Sarnia', 42.975, -82.407),
  ('CA-ON', 'Niagara Falls', 43.09, -79.085), ('CA-ON', 'North Bay', 46.309, -79.461),
  ('CA-ON', 'Belleville', 44.163, -77.383), ('CA-ON', 'Cornwall', 45.021, -74.73), ('CA-ON', 'Timmins', 48.477, -81.33),
  ('CA-ON', 'Orillia', 44.608, -79.42), ('CA-ON', 'Stratford', 43.37, -80.982), ('CA-ON', 'Collingwood', 44.501, -80.217),
  ('CA-ON', 'Owen Sound', 44.569, -80.944), ('CA-ON', 'Huntsville', 45.327, -79.218), ('CA-ON', 'Picton', 44.008, -77.139),
  ('CA-ON', 'Kenora', 49.767, -94.489), ('CA-ON', 'Niagara-on-the-Lake', 43.255, -79.071),
  ('CA-ON', 'Bracebridge', 45.041, -79.309), ('CA-ON', 'Leamington', 42.053, -82.6), ('CA-ON', 'Perth', 44.9, -76.249),
  ('CA-ON', 'Goderich', 43.743, -81.714), ('CA-QC', 'Montreal', 45.502, -73.567), ('CA-QC', 'Quebec City', 46.814, -71.208),
  ('CA-QC', 'Laval', 45.607, -73.712), ('CA-QC', 'Gatineau', 45.477, -75.701), ('CA-QC', 'Longueuil', 45.531, -73.518),
  ('CA-QC', 'Sherbrooke', 45.404, -71.893), ('CA-QC', 'Saguenay', 48.428, -71.068), ('CA-QC', 'Lévis', 46.803, -71.178),
  ('CA-QC', 'Trois-Rivières', 46.343, -72.543), ('CA-QC', 'Terrebonne', 45.7, -73.647),
  ('CA-QC', 'Drummondville', 45.88, -72.484), ('CA-QC', 'Granby', 45.4, -72.733),
  ('CA-QC', 'Saint-Hyacinthe', 45.631, -72.957), ('CA-QC', 'Rimouski', 48.449, -68.524),
  ('CA-QC', 'Victoriaville', 46.05, -71.966), ('CA-QC', 'Rouyn-Noranda', 48.236, -79.023),
  ('CA-QC', 'Val-d''Or', 48.097, -77.797), ('CA-QC', 'Sept-Îles', 50.213, -66.376),
  ('CA-QC', 'Mont-Tremblant', 46.118, -74.596), ('CA-QC', 'Magog', 45.267, -72.148),
  ('CA-QC', 'Baie-Saint-Paul', 47.441, -70.499), ('CA-QC', 'Gaspé', 48.832, -64.487),
  ('CA-BC', 'Vancouver', 49.283, -123.121), ('CA-BC', 'Surrey', 49.191, -122.849), ('CA-BC', 'Burnaby', 49.249, -122.981),
  ('CA-BC', 'Richmond', 49.166, -123.134), ('CA-BC', 'Abbotsford', 49.05, -122.328), ('CA-BC', 'Kelowna', 49.888, -119.496),
  ('CA-BC', 'Langley', 49.104, -122.66), ('CA-BC', 'Victoria', 48.428, -123.365), ('CA-BC', 'Nanaimo', 49.166, -123.94),
  ('CA-BC', 'Kamloops', 50.674, -120.327), ('CA-BC', 'Chilliwack', 49.158, -121.951),
  ('CA-BC', 'Prince George', 53.917, -122.75), ('CA-BC', 'Vernon', 50.267, -119.272),
  ('CA-BC', 'Courtenay', 49.688, -124.994), ('CA-BC', 'Campbell River', 50.024, -125.247),
  ('CA-BC', 'Penticton', 49.499, -119.594), ('CA-BC', 'Cranbrook', 49.51, -115.769),
  ('CA-BC', 'Fort St. John', 56.252, -120.847), ('CA-BC', 'Whistler', 50.116, -122.957),
  ('CA-BC', 'Squamish', 49.702, -123.156), ('CA-BC', 'Nelson', 49.493, -117.295), ('CA-BC', 'Tofino', 49.153, -125.907),
  ('CA-BC', 'Revelstoke', 50.998, -118.196), ('CA-BC', 'Prince Rupert', 54.315, -130.321),
  ('CA-BC', 'Osoyoos', 49.032, -119.468), ('CA-AB', 'Calgary', 51.045, -114.072), ('CA-AB', 'Edmonton', 53.546, -113.494),
  ('CA-AB', 'Red Deer', 52.269, -113.811), ('CA-AB', 'Lethbridge', 49.694, -112.832), ('CA-AB', 'Airdrie', 51.292, -114.014),
  ('CA-AB', 'St. Albert', 53.634, -113.627), ('CA-AB', 'Medicine Hat', 50.041, -110.677),
  ('CA-AB', 'Grande Prairie', 55.171, -118.795), ('CA-AB', 'Fort McMurray', 56.726, -111.381),
  ('CA-AB', 'Spruce Grove', 53.545, -113.901), ('CA-AB', 'Lloydminster', 53.278, -110.005),
  ('CA-AB', 'Okotoks', 50.726, -113.975), ('CA-AB', 'Cochrane', 51.189, -114.467), ('CA-AB', 'Canmore', 51.089, -115.359),
  ('CA-AB', 'Banff', 51.178, -115.571), ('CA-AB', 'Camrose', 53.022, -112.828),
  ('CA-AB', 'Drayton Valley', 53.222, -114.977), ('CA-MB', 'Winnipeg', 49.895, -97.138),
  ('CA-MB', 'Brandon', 49.848, -99.95), ('CA-MB', 'Steinbach', 49.526, -96.684), ('CA-MB', 'Winkler', 49.182, -97.941),
  ('CA-MB', 'Portage la Prairie', 49.973, -98.292), ('CA-MB', 'Thompson', 55.743, -97.855),
  ('CA-MB', 'Selkirk', 50.144, -96.884), ('CA-MB', 'Gimli', 50.633, -96.991), ('CA-MB', 'Dauphin', 51.149, -100.05),
  ('CA-SK', 'Saskatoon', 52.133, -106.67), ('CA-SK', 'Regina', 50.445, -104.618),
  ('CA-SK', 'Prince Albert', 53.203, -105.753), ('CA-SK', 'Moose Jaw', 50.393, -105.534),
  ('CA-SK', 'Swift Current', 50.288, -107.794), ('CA-SK', 'Yorkton', 51.214, -102.463),
  ('CA-SK', 'Estevan', 49.139, -102.986), ('CA-SK', 'North Battleford', 52.757, -108.286),
  ('CA-SK', 'Humboldt', 52.202, -105.123), ('CA-NS', 'Halifax', 44.649, -63.575), ('CA-NS', 'Sydney', 46.137, -60.194),
  ('CA-NS', 'Truro', 45.365, -63.286), ('CA-NS', 'New Glasgow', 45.587, -62.645), ('CA-NS', 'Kentville', 45.077, -64.496),
  ('CA-NS', 'Yarmouth', 43.838, -66.117), ('CA-NS', 'Bridgewater', 44.378, -64.519), ('CA-NS', 'Lunenburg', 44.377, -64.31),
  ('CA-NS', 'Antigonish', 45.622, -61.992), ('CA-NB', 'Moncton', 46.088, -64.778), ('CA-NB', 'Saint John', 45.273, -66.063),
  ('CA-NB', 'Fredericton', 45.964, -66.643), ('CA-NB', 'Dieppe', 46.099, -64.724), ('CA-NB', 'Miramichi', 47.029, -65.502),
  ('CA-NB', 'Edmundston', 47.374, -68.325), ('CA-NB', 'Bathurst', 47.618, -65.651),
  ('CA-NB', 'St. Andrews', 45.074, -67.053), ('CA-NL', 'St. John''s', 47.561, -52.713),
  ('CA-NL', 'Mount Pearl', 47.519, -52.806), ('CA-NL', 'Corner Brook', 48.951, -57.953),
  ('CA-NL', 'Gander', 48.957, -54.609), ('CA-NL', 'Grand Falls-Windsor', 48.933, -55.652),
  ('CA-NL', 'Happy Valley-Goose Bay', 53.302, -60.326), ('CA-NL', 'Labrador City', 52.947, -66.912),
  ('CA-NL', 'Bonavista', 48.652, -53.114), ('CA-PE', 'Charlottetown', 46.238, -63.131),
  ('CA-PE', 'Summerside', 46.396, -63.788), ('CA-PE', 'Cornwall', 46.227, -63.218), ('CA-PE', 'Montague', 46.166, -62.648),
  ('CA-PE', 'Cavendish', 46.491, -63.38), ('CA-YT', 'Whitehorse', 60.721, -135.057),
  ('CA-YT', 'Dawson City', 64.06, -139.432), ('CA-YT', 'Watson Lake', 60.063, -128.71),
  ('CA-YT', 'Haines Junction', 60.753, -137.511), ('CA-NT', 'Yellowknife', 62.454, -114.372),
  ('CA-NT', 'Hay River', 60.816, -115.8), ('CA-NT', 'Inuvik', 68.361, -133.72), ('CA-NT', 'Fort Smith', 60.006, -111.886),
  ('CA-NU', 'Iqaluit', 63.747, -68.517), ('CA-NU', 'Rankin Inlet', 62.81, -92.085),
  ('CA-NU', 'Cambridge Bay', 69.117, -105.06), ('CA-ON', 'Ajax', 43.85, -79.02), ('CA-ON', 'Pickering', 43.84, -79.09),
  ('CA-ON', 'Milton', 43.52, -79.88), ('CA-ON', 'Newmarket', 44.06, -79.46), ('CA-ON', 'Aurora', 44.01, -79.47),
  ('CA-ON', 'Halton Hills', 43.63, -79.95), ('CA-ON', 'Caledon', 43.86, -79.86), ('CA-ON', 'Clarington', 43.94, -78.61),
  ('CA-ON', 'Bowmanville', 43.91, -78.69), ('CA-ON', 'Welland', 42.99, -79.25), ('CA-ON', 'Grimsby', 43.2, -79.56),
  ('CA-ON', 'Fort Erie', 42.9, -78.93), ('CA-ON', 'Port Colborne', 42.88, -79.25), ('CA-ON', 'Chatham', 42.41, -82.19),
  ('CA-ON', 'St. Thomas', 42.78, -81.18), ('CA-ON', 'Woodstock', 43.13, -80.76), ('CA-ON', 'Tillsonburg', 42.87, -80.73),
  ('CA-ON', 'Simcoe', 42.84, -80.3), ('CA-ON', 'Innisfil', 44.3, -79.58), ('CA-ON', 'Bradford', 44.11, -79.56),
  ('CA-ON', 'Orangeville', 43.92, -80.1), ('CA-ON', 'Midland', 44.75, -79.88), ('CA-ON', 'Wasaga Beach', 44.52, -80.02),
  ('CA-ON', 'Gravenhurst', 44.92, -79.37), ('CA-ON', 'Parry Sound', 45.35, -80.03), ('CA-ON', 'Cobourg', 43.96, -78.17),
  ('CA-ON', 'Port Hope', 43.95, -78.29), ('CA-ON', 'Lindsay', 44.36, -78.74), ('CA-ON', 'Trenton', 44.1, -77.58),
  ('CA-ON', 'Brockville', 44.59, -75.68), ('CA-ON', 'Pembroke', 45.83, -77.11), ('CA-ON', 'Petawawa', 45.9, -77.28),
  ('CA-ON', 'Smiths Falls', 44.9, -76.02), ('CA-ON', 'Elliot Lake', 46.38, -82.65), ('CA-ON', 'Dryden', 49.78, -92.84),
  ('CA-ON', 'Fort Frances', 48.61, -93.4), ('CA-ON', 'Kapuskasing', 49.42, -82.43), ('CA-ON', 'Ancaster', 43.22, -79.99),
  ('CA-ON', 'Dundas', 43.27, -79.95), ('CA-ON', 'Stoney Creek', 43.22, -79.75), ('CA-ON', 'Uxbridge', 44.11, -79.12),
  ('CA-ON', 'Georgina', 44.3, -79.43), ('CA-ON', 'Amherstburg', 42.1, -83.11), ('CA-ON', 'Strathroy', 42.96, -81.62),
  ('CA-ON', 'Fergus', 43.71, -80.38), ('CA-ON', 'Hanover', 44.15, -81.03), ('CA-ON', 'Kincardine', 44.18, -81.64),
  ('CA-QC', 'Brossard', 45.46, -73.46), ('CA-QC', 'Repentigny', 45.74, -73.45), ('CA-QC', 'Saint-Jérôme', 45.78, -74),
  ('CA-QC', 'Saint-Jean-sur-Richelieu', 45.31, -73.26), ('CA-QC', 'Blainville', 45.67, -73.88),
  ('CA-QC', 'Mirabel', 45.65, -74.08), ('CA-QC', 'Châteauguay', 45.38, -73.75), ('CA-QC', 'Shawinigan', 46.57, -72.75),
  ('CA-QC', 'Salaberry-de-Valleyfield', 45.26, -74.13), ('CA-QC', 'Vaudreuil-Dorion', 45.4, -74.03),
  ('CA-QC', 'Joliette', 46.02, -73.44), ('CA-QC', 'Sorel-Tracy', 46.04, -73.12), ('CA-QC', 'Boucherville', 45.59, -73.44),
  ('CA-QC', 'Mascouche', 45.75, -73.6), ('CA-QC', 'Alma', 48.55, -71.65), ('CA-QC', 'Thetford Mines', 46.09, -71.3),
  ('CA-QC', 'Rivière-du-Loup', 47.83, -69.54), ('CA-QC', 'Saint-Georges', 46.12, -70.67),
  ('CA-QC', 'Baie-Comeau', 49.22, -68.15), ('CA-QC', 'Amos', 48.57, -78.12), ('CA-QC', 'Matane', 48.84, -67.52),
  ('CA-QC', 'Cowansville', 45.2, -72.75), ('CA-QC', 'Sainte-Agathe-des-Monts', 46.05, -74.28),
  ('CA-BC', 'Coquitlam', 49.28, -122.79), ('CA-BC', 'Delta', 49.08, -123.06), ('CA-BC', 'Maple Ridge', 49.22, -122.6),
  ('CA-BC', 'New Westminster', 49.21, -122.91), ('CA-BC', 'North Vancouver', 49.32, -123.07),
  ('CA-BC', 'West Vancouver', 49.33, -123.16), ('CA-BC', 'Port Coquitlam', 49.26, -122.78),
  ('CA-BC', 'Port Moody', 49.28, -122.83), ('CA-BC', 'White Rock', 49.03, -122.8), ('CA-BC', 'Mission', 49.13, -122.31),
  ('CA-BC', 'Hope', 49.38, -121.44), ('CA-BC', 'Saanich', 48.48, -123.38), ('CA-BC', 'Langford', 48.45, -123.5),
  ('CA-BC', 'Duncan', 48.78, -123.71), ('CA-BC', 'Parksville', 49.32, -124.31), ('CA-BC', 'Qualicum Beach', 49.35, -124.44),
  ('CA-BC', 'Port Alberni', 49.23, -124.81), ('CA-BC', 'Comox', 49.67, -124.93), ('CA-BC', 'Salmon Arm', 50.7, -119.28),
  ('CA-BC', 'West Kelowna', 49.86, -119.58), ('CA-BC', 'Summerland', 49.6, -119.67), ('CA-BC', 'Merritt', 50.11, -120.79),
  ('CA-BC', 'Quesnel', 52.98, -122.49), ('CA-BC', 'Williams Lake', 52.13, -122.14), ('CA-BC', 'Terrace', 54.52, -128.6),
  ('CA-BC', 'Kitimat', 54.05, -128.65), ('CA-BC', 'Dawson Creek', 55.76, -120.24), ('CA-BC', 'Castlegar', 49.32, -117.66),
  ('CA-BC', 'Trail', 49.1, -117.71), ('CA-BC', 'Fernie', 49.5, -115.06), ('CA-BC', 'Golden', 51.3, -116.97),
  ('CA-BC', 'Sidney', 48.65, -123.4), ('CA-BC', 'Powell River', 49.84, -124.52), ('CA-BC', 'Gibsons', 49.4, -123.51),
  ('CA-BC', 'Sechelt', 49.47, -123.75), ('CA-BC', 'Smithers', 54.78, -127.17), ('CA-AB', 'Sherwood Park', 53.52, -113.32),
  ('CA-AB', 'Leduc', 53.26, -113.55), ('CA-AB', 'Fort Saskatchewan', 53.71, -113.21),
  ('CA-AB', 'Chestermere', 51.03, -113.82), ('CA-AB', 'Beaumont', 53.36, -113.42), ('CA-AB', 'Stony Plain', 53.53, -114.01),
  ('CA-AB', 'Sylvan Lake', 52.31, -114.1), ('CA-AB', 'Strathmore', 51.04, -113.4), ('CA-AB', 'High River', 50.58, -113.87),
  ('CA-AB', 'Brooks', 50.56, -111.9), ('CA-AB', 'Wetaskiwin', 52.97, -113.38), ('CA-AB', 'Cold Lake', 54.46, -110.18),
  ('CA-AB', 'Hinton', 53.4, -117.58), ('CA-AB', 'Jasper', 52.87, -118.08), ('CA-AB', 'Drumheller', 51.46, -112.71),
  ('CA-AB', 'Lacombe', 52.47, -113.74), ('CA-AB', 'Edson', 53.58, -116.44), ('CA-AB', 'Whitecourt', 54.14, -115.68),
  ('CA-AB', 'Peace River', 56.24, -117.29), ('CA-AB', 'Olds', 51.79, -114.11), ('CA-MB', 'Morden', 49.19, -98.1),
  ('CA-MB', 'Flin Flon', 54.77, -101.88), ('CA-MB', 'The Pas', 53.82, -101.24), ('CA-MB', 'Stonewall', 50.13, -97.33),
  ('CA-MB', 'Neepawa', 50.23, -99.47), ('CA-SK', 'Weyburn', 49.66, -103.85), ('CA-SK', 'Warman', 52.32, -106.58),
  ('CA-SK', 'Martensville', 52.29, -106.67), ('CA-SK', 'Melfort', 52.86, -104.61), ('CA-SK', 'Meadow Lake', 54.13, -108.43),
  ('CA-SK', 'La Ronge', 55.1, -105.28), ('CA-NS', 'Dartmouth', 44.67, -63.57), ('CA-NS', 'Bedford', 44.73, -63.66),
  ('CA-NS', 'Amherst', 45.83, -64.21), ('CA-NS', 'Wolfville', 45.09, -64.36), ('CA-NS', 'Digby', 44.62, -65.76),
  ('CA-NS', 'Port Hawkesbury', 45.62, -61.36), ('CA-NS', 'Glace Bay', 46.2, -59.96), ('CA-NB', 'Riverview', 46.06, -64.81),
  ('CA-NB', 'Quispamsis', 45.43, -65.95), ('CA-NB', 'Rothesay', 45.38, -66), ('CA-NB', 'Oromocto', 45.84, -66.48),
  ('CA-NB', 'Campbellton', 48.01, -66.67), ('CA-NB', 'Sackville', 45.9, -64.37), ('CA-NB', 'Woodstock', 46.15, -67.6),
  ('CA-NB', 'Shediac', 46.22, -64.54), ('CA-NB', 'Caraquet', 47.79, -64.95),
  ('CA-NL', 'Conception Bay South', 47.52, -52.96), ('CA-NL', 'Paradise', 47.53, -52.87),
  ('CA-NL', 'Clarenville', 48.16, -53.97), ('CA-NL', 'Stephenville', 48.55, -58.58), ('CA-NL', 'Deer Lake', 49.17, -57.43),
  ('CA-NL', 'Marystown', 47.17, -55.15), ('CA-PE', 'Stratford', 46.22, -63.09), ('CA-PE', 'Souris', 46.36, -62.25),
  ('US-WA', 'Seattle', 47.606, -122.332), ('US-WA', 'Spokane', 47.659, -117.426), ('US-WA', 'Bellingham', 48.752, -122.479),
  ('US-OR', 'Portland', 45.515, -122.678), ('US-OR', 'Bend', 44.058, -121.315), ('US-CA', 'Los Angeles', 34.052, -118.244),
  ('US-CA', 'San Diego', 32.716, -117.161), ('US-CA', 'Sacramento', 38.582, -121.494), ('US-CA', 'Fresno', 36.738, -119.787),
  ('US-NV', 'Las Vegas', 36.17, -115.14), ('US-NV', 'Reno', 39.53, -119.814), ('US-AZ', 'Phoenix', 33.448, -112.074),
  ('US-AZ', 'Tucson', 32.222, -110.975), ('US-CO', 'Denver', 39.739, -104.99),
  ('US-CO', 'Colorado Springs', 38.834, -104.821), ('US-TX', 'Houston', 29.76, -95.37), ('US-TX', 'Dallas', 32.777, -96.797),
  ('US-TX', 'Austin', 30.267, -97.743), ('US-TX', 'San Antonio', 29.425, -98.494), ('US-MN', 'Minneapolis', 44.978, -93.265),
  ('US-MN', 'Duluth', 46.787, -92.1), ('US-IL', 'Chicago', 41.878, -87.63), ('US-MI', 'Detroit', 42.331, -83.046),
  ('US-MI', 'Grand Rapids', 42.963, -85.668), ('US-OH', 'Columbus', 39.961, -82.999),
  ('US-OH', 'Cleveland', 41.499, -81.694), ('US-NY', 'Buffalo', 42.886, -78.878), ('US-NY', 'Rochester', 43.157, -77.616),
  ('US-NY', 'New York', 40.713, -74.006), ('US-MA', 'Boston', 42.36, -71.059), ('US-ME', 'Portland', 43.661, -70.255),
  ('US-VT', 'Burlington', 44.476, -73.212), ('US-PA', 'Pittsburgh', 40.441, -79.996), ('US-FL', 'Miami', 25.762, -80.192),
  ('US-FL', 'Tampa', 27.951, -82.457), ('US-FL', 'Orlando', 28.538, -81.379), ('US-GA', 'Atlanta', 33.749, -84.388),
  ('US-NC', 'Charlotte', 35.227, -80.843), ('US-NC', 'Asheville', 35.595, -82.551), ('US-TN', 'Nashville', 36.163, -86.781),
  ('US-MT', 'Bozeman', 45.677, -111.043), ('US-WA', 'Tacoma', 47.25, -122.44), ('US-WA', 'Vancouver', 45.64, -122.66),
  ('US-WA', 'Bellevue', 47.61, -122.2), ('US-WA', 'Everett', 47.98, -122.2), ('US-WA', 'Olympia', 47.04, -122.9),
  ('US-WA', 'Yakima', 46.6, -120.51), ('US-OR', 'Salem', 44.94, -123.04), ('US-OR', 'Eugene', 44.05, -123.09),
  ('US-OR', 'Medford', 42.33, -122.88), ('US-CA', 'San Francisco', 37.77, -122.42), ('US-CA', 'San Jose', 37.34, -121.89),
  ('US-CA', 'Oakland', 37.8, -122.27), ('US-CA', 'Long Beach', 33.77, -118.19), ('US-CA', 'Anaheim', 33.84, -117.91),
  ('US-CA', 'Riverside', 33.95, -117.4), ('US-CA', 'Bakersfield', 35.37, -119.02), ('US-CA', 'Stockton', 37.96, -121.29),
  ('US-CA', 'Santa Rosa', 38.44, -122.71), ('US-CA', 'Santa Barbara', 34.42, -119.7),
  ('US-CA', 'Palm Springs', 33.83, -116.55), ('US-CA', 'Irvine', 33.68, -117.83), ('US-NV', 'Henderson', 36.04, -114.98),
  ('US-NV', 'Carson City', 39.16, -119.77), ('US-AZ', 'Mesa', 33.42, -111.83), ('US-AZ', 'Scottsdale', 33.49, -111.93),
  ('US-AZ', 'Flagstaff', 35.2, -111.65), ('US-AZ', 'Yuma', 32.69, -114.63), ('US-UT', 'Salt Lake City', 40.76, -111.89),
  ('US-UT', 'Provo', 40.23, -111.66), ('US-UT', 'St. George', 37.1, -113.58), ('US-ID', 'Boise', 43.62, -116.2),
  ('US-ID', 'Coeur d''Alene', 47.68, -116.78), ('US-ID', 'Idaho Falls', 43.49, -112.03),
  ('US-MT', 'Billings', 45.78, -108.5), ('US-MT', 'Missoula', 46.87, -113.99), ('US-MT', 'Great Falls', 47.5, -111.3),
  ('US-MT', 'Helena', 46.59, -112.04), ('US-MT', 'Kalispell', 48.2, -114.31), ('US-WY', 'Cheyenne', 41.14, -104.82),
  ('US-WY', 'Jackson', 43.48, -110.76), ('US-CO', 'Boulder', 40.01, -105.27), ('US-CO', 'Fort Collins', 40.59, -105.08),
  ('US-CO', 'Aurora', 39.73, -104.83), ('US-CO', 'Grand Junction', 39.06, -108.55), ('US-NM', 'Albuquerque', 35.08, -106.65),
  ('US-NM', 'Santa Fe', 35.69, -105.94), ('US-NM', 'Las Cruces', 32.31, -106.78), ('US-TX', 'Fort Worth', 32.76, -97.33),
  ('US-TX', 'El Paso', 31.76, -106.49), ('US-TX', 'Arlington', 32.74, -97.11), ('US-TX', 'Corpus Christi', 27.8, -97.4),
  ('US-TX', 'Lubbock', 33.58, -101.86), ('US-TX', 'Plano', 33.02, -96.7), ('US-TX', 'Laredo', 27.51, -99.51),
  ('US-TX', 'Waco', 31.55, -97.15), ('US-TX', 'Galveston', 29.3, -94.8), ('US-OK', 'Oklahoma City', 35.47, -97.52),
  ('US-OK', 'Tulsa', 36.15, -95.99), ('US-KS', 'Wichita', 37.69, -97.34), ('US-KS', 'Topeka', 39.05, -95.68),
  ('US-NE', 'Omaha', 41.26, -95.93), ('US-NE', 'Lincoln', 40.81, -96.68), ('US-SD', 'Sioux Falls', 43.55, -96.7),
  ('US-SD', 'Rapid City', 44.08, -103.23), ('US-ND', 'Fargo', 46.88, -96.79), ('US-ND', 'Bismarck', 46.81, -100.78),
  ('US-ND', 'Grand Forks', 47.93, -97.03), ('US-ND', 'Minot', 48.23, -101.3), ('US-MN', 'St. Paul', 44.95, -93.09),
  ('US-MN', 'Rochester', 44.02, -92.47), ('US-MN', 'St. Cloud', 45.56, -94.16), ('US-IA', 'Des Moines', 41.59, -93.62),
  ('US-IA', 'Cedar Rapids', 41.98, -91.67), ('US-IA', 'Davenport', 41.52, -90.58), ('US-MO', 'St. Louis', 38.63, -90.2),
  ('US-MO', 'Kansas City', 39.1, -94.58), ('US-MO', 'Springfield', 37.21, -93.29), ('US-AR', 'Little Rock', 34.75, -92.29),
  ('US-AR', 'Fayetteville', 36.06, -94.16), ('US-LA', 'New Orleans', 29.95, -90.07), ('US-LA', 'Baton Rouge', 30.45, -91.19),
  ('US-LA', 'Shreveport', 32.53, -93.75), ('US-WI', 'Milwaukee', 43.04, -87.91), ('US-WI', 'Madison', 43.07, -89.4),
  ('US-WI', 'Green Bay', 44.51, -88.01), ('US-IL', 'Springfield', 39.8, -89.65), ('US-IL', 'Rockford', 42.27, -89.09),
  ('US-IL', 'Peoria', 40.69, -89.59), ('US-IL', 'Naperville', 41.75, -88.15), ('US-MI', 'Lansing', 42.73, -84.56),
  ('US-MI', 'Ann Arbor', 42.28, -83.74), ('US-MI', 'Flint', 43.01, -83.69), ('US-MI', 'Traverse City', 44.76, -85.62),
  ('US-MI', 'Marquette', 46.54, -87.4), ('US-MI', 'Port Huron', 42.97, -82.42), ('US-MI', 'Sault Ste. Marie', 46.5, -84.35),
  ('US-IN', 'Indianapolis', 39.77, -86.16), ('US-IN', 'Fort Wayne', 41.08, -85.14), ('US-IN', 'South Bend', 41.68, -86.25),
  ('US-OH', 'Cincinnati', 39.1, -84.51), ('US-OH', 'Toledo', 41.65, -83.54), ('US-OH', 'Akron', 41.08, -81.52),
  ('US-OH', 'Dayton', 39.76, -84.19), ('US-OH', 'Hamilton', 39.4, -84.56), ('US-KY', 'Louisville', 38.25, -85.76),
  ('US-KY', 'Lexington', 38.04, -84.5), ('US-TN', 'Memphis', 35.15, -90.05), ('US-TN', 'Knoxville', 35.96, -83.92),
  ('US-TN', 'Chattanooga', 35.05, -85.31), ('US-MS', 'Jackson', 32.3, -90.18), ('US-MS', 'Gulfport', 30.37, -89.09),
  ('US-AL', 'Birmingham', 33.52, -86.8), ('US-AL', 'Montgomery', 32.37, -86.3), ('US-AL', 'Mobile', 30.69, -88.04),
  ('US-AL', 'Huntsville', 34.73, -86.59), ('US-GA', 'Savannah', 32.08, -81.09), ('US-GA', 'Augusta', 33.47, -81.97),
  ('US-GA', 'Columbus', 32.46, -84.99), ('US-GA', 'Athens', 33.96, -83.38), ('US-FL', 'Jacksonville', 30.33, -81.66),
  ('US-FL', 'St. Petersburg', 27.77, -82.64), ('US-FL', 'Fort Lauderdale', 26.12, -80.14),
  ('US-FL', 'West Palm Beach', 26.72, -80.05), ('US-FL', 'Naples', 26.14, -81.79), ('US-FL', 'Fort Myers', 26.64, -81.87),
  ('US-FL', 'Sarasota', 27.34, -82.53), ('US-FL', 'Tallahassee', 30.44, -84.28), ('US-FL', 'Pensacola', 30.42, -87.22),
  ('US-FL', 'Key West', 24.56, -81.78), ('US-FL', 'Daytona Beach', 29.21, -81.02), ('US-SC', 'Charleston', 32.78, -79.93),
  ('US-SC', 'Columbia', 34, -81.03), ('US-SC', 'Greenville', 34.85, -82.4), ('US-SC', 'Myrtle Beach', 33.69, -78.89),
  ('US-NC', 'Raleigh', 35.78, -78.64), ('US-NC', 'Durham', 35.99, -78.9), ('US-NC', 'Greensboro', 36.07, -79.79),
  ('US-NC', 'Wilmington', 34.23, -77.94), ('US-NC', 'Winston-Salem', 36.1, -80.24),
  ('US-VA', 'Virginia Beach', 36.85, -75.98), ('US-VA', 'Richmond', 37.54, -77.44), ('US-VA', 'Norfolk', 36.85, -76.29),
  ('US-VA', 'Roanoke', 37.27, -79.94), ('US-WV', 'Charleston', 38.35, -81.63), ('US-WV', 'Morgantown', 39.63, -79.96),
  ('US-DC', 'Washington', 38.9, -77.04), ('US-MD', 'Baltimore', 39.29, -76.61), ('US-MD', 'Annapolis', 38.98, -76.49),
  ('US-MD', 'Frederick', 39.41, -77.41), ('US-DE', 'Wilmington', 39.74, -75.55), ('US-DE', 'Dover', 39.16, -75.52),
  ('US-NJ', 'Newark', 40.74, -74.17), ('US-NJ', 'Jersey City', 40.73, -74.08), ('US-NJ', 'Trenton', 40.22, -74.74),
  ('US-NJ', 'Atlantic City', 39.36, -74.42), ('US-PA', 'Philadelphia', 39.95, -75.17), ('US-PA', 'Erie', 42.13, -80.09),
  ('US-PA', 'Allentown', 40.6, -75.49), ('US-PA', 'Harrisburg', 40.27, -76.88), ('US-PA', 'Scranton', 41.41, -75.66),
  ('US-NY', 'Albany', 42.65, -73.76), ('US-NY', 'Syracuse', 43.05, -76.15), ('US-NY', 'Niagara Falls', 43.09, -79.06),
  ('US-NY', 'Yonkers', 40.93, -73.9), ('US-NY', 'Utica', 43.1, -75.23), ('US-NY', 'Ithaca', 42.44, -76.5),
  ('US-NY', 'Plattsburgh', 44.7, -73.45), ('US-NY', 'Watertown', 43.97, -75.91), ('US-NY', 'Brooklyn', 40.65, -73.95),
  ('US-CT', 'Hartford', 41.76, -72.67), ('US-CT', 'New Haven', 41.31, -72.92), ('US-CT', 'Stamford', 41.05, -73.54),
  ('US-RI', 'Providence', 41.82, -71.41), ('US-RI', 'Newport', 41.49, -71.31), ('US-MA', 'Worcester', 42.26, -71.8),
  ('US-MA', 'Springfield', 42.1, -72.59), ('US-MA', 'Cambridge', 42.37, -71.11), ('US-MA', 'Lowell', 42.63, -71.32),
  ('US-NH', 'Manchester', 42.99, -71.46), ('US-NH', 'Concord', 43.21, -71.54), ('US-NH', 'Portsmouth', 43.07, -70.76),
  ('US-VT', 'Montpelier', 44.26, -72.58), ('US-VT', 'Rutland', 43.61, -72.97), ('US-ME', 'Bangor', 44.8, -68.77),
  ('US-ME', 'Augusta', 44.31, -69.78), ('US-ME', 'Lewiston', 44.1, -70.21), ('US-AK', 'Anchorage', 61.22, -149.9),
  ('US-AK', 'Fairbanks', 64.84, -147.72), ('US-AK', 'Juneau', 58.3, -134.42), ('US-HI', 'Honolulu', 21.31, -157.86),
  ('US-HI', 'Hilo', 19.71, -155.08), ('US-HI', 'Kahului', 20.89, -156.47), ('MX-CMX', 'Mexico City', 19.433, -99.133),
  ('MX-MEX', 'Toluca', 19.292, -99.653), ('MX-JAL', 'Guadalajara', 20.66, -103.35),
  ('MX-JAL', 'Puerto Vallarta', 20.653, -105.225), ('MX-NLE', 'Monterrey', 25.686, -100.316),
  ('MX-NLE', 'San Pedro Garza García', 25.658, -100.402), ('MX-QUE', 'Querétaro', 20.589, -100.39),
  ('MX-GUA', 'León', 21.125, -101.686), ('MX-GUA', 'San Miguel de Allende', 20.914, -100.744),
  ('MX-PUE', 'Puebla', 19.041, -98.206), ('MX-ROO', 'Cancún', 21.161, -86.851),
  ('MX-ROO', 'Playa del Carmen', 20.63, -87.074), ('MX-YUC', 'Mérida', 20.967, -89.624),
  ('MX-BCN', 'Tijuana', 32.515, -117.038), ('MX-BCN', 'Ensenada', 31.867, -116.596), ('MX-BCS', 'Los Cabos', 23.058, -109.7),
  ('MX-CHH', 'Chihuahua', 28.635, -106.089), ('MX-SIN', 'Mazatlán', 23.249, -106.411),
  ('MX-SLP', 'San Luis Potosí', 22.157, -100.986), ('MX-OAX', 'Oaxaca', 17.073, -96.727),
  ('MX-JAL', 'Zapopan', 20.72, -103.39), ('MX-JAL', 'Tlaquepaque', 20.64, -103.31), ('MX-GUA', 'Guanajuato', 21.02, -101.26),
  ('MX-GUA', 'Irapuato', 20.68, -101.35), ('MX-GUA', 'Celaya', 20.52, -100.81), ('MX-BCN', 'Mexicali', 32.62, -115.45),
  ('MX-BCN', 'Rosarito', 32.34, -117.05), ('MX-BCS', 'La Paz', 24.14, -110.31), ('MX-BCS', 'Loreto', 26.01, -111.35),
  ('MX-SON', 'Hermosillo', 29.07, -110.96), ('MX-SON', 'Nogales', 31.31, -110.94),
  ('MX-SON', 'Puerto Peñasco', 31.32, -113.53), ('MX-CHH', 'Ciudad Juárez', 31.69, -106.42),
  ('MX-COA', 'Saltillo', 25.42, -101), ('MX-COA', 'Torreón', 25.54, -103.41), ('MX-TAM', 'Tampico', 22.26, -97.86),
  ('MX-TAM', 'Reynosa', 26.09, -98.28), ('MX-TAM', 'Matamoros', 25.88, -97.5), ('MX-TAM', 'Nuevo Laredo', 27.48, -99.51),
  ('MX-SIN', 'Culiacán', 24.81, -107.39), ('MX-SIN', 'Los Mochis', 25.79, -108.99), ('MX-DUR', 'Durango', 24.03, -104.65),
  ('MX-ZAC', 'Zacatecas', 22.77, -102.57), ('MX-AGU', 'Aguascalientes', 21.88, -102.3), ('MX-NAY', 'Tepic', 21.5, -104.89),
  ('MX-NAY', 'Sayulita', 20.87, -105.44), ('MX-COL', 'Colima', 19.24, -103.72), ('MX-COL', 'Manzanillo', 19.05, -104.32),
  ('MX-MIC', 'Morelia', 19.71, -101.19), ('MX-MIC', 'Uruapan', 19.42, -102.06), ('MX-MEX', 'Ecatepec', 19.6, -99.05),
  ('MX-MEX', 'Naucalpan', 19.48, -99.24), ('MX-MOR', 'Cuernavaca', 18.92, -99.23), ('MX-HID', 'Pachuca', 20.1, -98.76),
  ('MX-TLA', 'Tlaxcala', 19.32, -98.24), ('MX-VER', 'Veracruz', 19.17, -96.13), ('MX-VER', 'Xalapa', 19.54, -96.91),
  ('MX-VER', 'Coatzacoalcos', 18.14, -94.46), ('MX-GRO', 'Acapulco', 16.85, -99.82),
  ('MX-GRO', 'Zihuatanejo', 17.64, -101.55), ('MX-OAX', 'Puerto Escondido', 15.86, -97.07),
  ('MX-CHP', 'Tuxtla Gutiérrez', 16.75, -93.12), ('MX-CHP', 'San Cristóbal de las Casas', 16.74, -92.64),
  ('MX-TAB', 'Villahermosa', 17.99, -92.93), ('MX-CAM', 'Campeche', 19.85, -90.53), ('MX-ROO', 'Tulum', 20.21, -87.46),
  ('MX-ROO', 'Cozumel', 20.51, -86.95), ('MX-ROO', 'Chetumal', 18.5, -88.3), ('MX-QUE', 'San Juan del Río', 20.39, -100),
  ('MX-YUC', 'Valladolid', 20.69, -88.2), ('MX-YUC', 'Progreso', 21.28, -89.67)
) AS town (region, name, latitude, longitude)
JOIN search_terms t ON t.kind = 'region' AND t.code = town.region
ON CONFLICT (region, key) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude;
--> statement-breakpoint

-- The towns within a distance of a town; the one with most listings where several have its name. Only itself where its place is unknown.
CREATE FUNCTION cities_near(city_key text, in_regions smallint[], km integer) RETURNS integer[] LANGUAGE sql STABLE COST 10000 AS $$
  WITH named AS (
    SELECT number, latitude, longitude, listings FROM search_cities
    WHERE key = city_key AND (in_regions IS NULL OR region = ANY (in_regions))
  ), centre AS (
    SELECT latitude, longitude FROM named WHERE latitude IS NOT NULL ORDER BY listings DESC, number LIMIT 1
  )
  SELECT coalesce(array_agg(number), '{}') FROM (
    SELECT number FROM named WHERE NOT EXISTS (SELECT 1 FROM centre)
    UNION ALL
    SELECT town.number FROM centre JOIN search_cities town
      ON town.latitude BETWEEN centre.latitude - km / 111.0 AND centre.latitude + km / 111.0
      AND 12742 * asin(sqrt(sin(radians(town.latitude - centre.latitude) / 2) ^ 2 + cos(radians(town.latitude))
        * cos(radians(centre.latitude)) * sin(radians(town.longitude - centre.longitude) / 2) ^ 2)) <= km
  ) AS near
$$;
--> statement-breakpoint

CREATE OR REPLACE VIEW listing_search_facts AS
SELECT l.id AS listing_id,
  search_second(l.expires_at) AS expires,
  search_second(l.published_at) AS listed,
  (trade.categories << 6)
    | CASE l.property_type WHEN 'real_property' THEN 1 WHEN 'lease' THEN 2 ELSE 0 END
    | ((l.relocatable IS TRUE)::int << 2)
    | CASE l.management WHEN 'owner_managed' THEN 8 WHEN 'employee_owned' THEN 16 WHEN 'absentee' THEN 32 ELSE 0 END
    AS form,
  -- Bit 4, "price reduced", is reckoned when it is asked for.
  (l.work_from_home IS TRUE)::int
    | ((l.accommodation_included IS TRUE)::int << 1)
    | ((l.franchise IS TRUE)::int << 2)
    | (l.business_opportunity::int << 3)
    | ((price.low >= 2000000 AND price.low <= price.high)::int << 5)
    | (l.distressed::int << 6)
    | ((price.high <= 100000 AND price.low <= price.high)::int << 7)
    | ((l.financing_available IS TRUE)::int << 8)
    | (coalesce(l.asking_price * 2.0 <= l.annual_cash_flow * 5.0 AND l.annual_revenue > 0
        AND l.annual_cash_flow * 100.0 >= l.annual_revenue * 15.0, false)::int << 9)
    | (l.quick_sale::int << 10)
    -- Not an option to choose, but the first key of the default order.
    | (l.unconfirmed::int << 11)
    AS business,
  reduced.until AS reduced_until,
  place.number AS region,
  coalesce(narrow.number, 0::smallint) AS subcategory,
  l.featured::int::smallint AS featured,
  coalesce(floor((l.latitude + 90) * 4)::int * 1440 + floor((l.longitude + 180) * 4)::int, 0) AS cell,
  search_key(l.city) AS city_key,
  l.city AS city_name,
  price.low AS price_min,
  price.high AS price_max,
  search_low(l.annual_revenue, l.annual_revenue_range, rate.per_cad) AS revenue_min,
  search_high(l.annual_revenue, l.annual_revenue_range, rate.per_cad) AS revenue_max,
  search_low(l.annual_cash_flow, l.annual_cash_flow_range, rate.per_cad) AS cash_flow_min,
  search_high(l.annual_cash_flow, l.annual_cash_flow_range, rate.per_cad) AS cash_flow_max,
  -- The name of the business only where its owner shows it. Address, website, contact and captions never.
  concat_ws(' ', l.title, CASE WHEN NOT l.business_name_hidden THEN l.business_name END) AS title_text,
  concat_ws(' ', trade.words, narrow.words, l.city, place.words) AS kind_text,
  array_to_string(l.tags, ' ') AS tag_text,
  l.description AS body_text,
  md5(concat_ws(chr(1), l.id, l.title, l.business_name_hidden, l.business_name, trade.words, narrow.words, l.city, place.words,
    array_to_string(l.tags, chr(2)), l.description))::uuid AS digest,
  -- In hundredths, so that it is an integer. The largest number is "unknown", which comes last.
  coalesce(least(round(l.price_per_cash_flow * 100), 2147483646)::int, 2147483647) AS multiple
FROM listings l
CROSS JOIN LATERAL (
  SELECT bit_or(1 << term.number) AS categories, string_agg(term.words, ' ' ORDER BY c.position) AS words,
    bool_or(c.position = 0) AS has_main
  FROM listing_categories c JOIN search_terms term ON term.kind = 'category' AND term.code = c.category
  WHERE c.listing_id = l.id
) AS trade
JOIN search_terms place ON place.kind = 'region' AND place.code = l.region
LEFT JOIN search_terms narrow ON narrow.kind = 'subcategory' AND narrow.code = l.subcategory
CROSS JOIN LATERAL (
  SELECT coalesce((SELECT r.per_cad FROM exchange_rates r WHERE r.currency = l.currency ORDER BY r.as_of DESC LIMIT 1), 1) AS per_cad
  OFFSET 0 -- Reckoned once, not wherever it is used.
) AS rate
CROSS JOIN LATERAL (
  SELECT search_low(l.asking_price, l.asking_price_range, rate.per_cad) AS low,
    search_high(l.asking_price, l.asking_price_range, rate.per_cad) AS high
  OFFSET 0
) AS price
-- "Price reduced": today's price is below one that was public, until 90 days after that one ended. What an owner tried
-- out in a draft was never a price.
CROSS JOIN LATERAL (
  SELECT coalesce(search_second(max(step.ended) + interval '90 days'), 0) AS until
  FROM (
    SELECT p.amount, p.currency, lead(p.since) OVER (ORDER BY p.since) AS ended FROM listing_prices p WHERE p.listing_id = l.id
  ) AS step
  WHERE step.amount > l.asking_price AND step.currency = l.currency AND step.ended > l.published_at
) AS reduced
WHERE l.status = 'active' AND trade.has_main;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION index_listings(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  forever CONSTANT bigint := 9007199254740991;
  wanted listing_search_facts[];
  version bigint;
  closed_digests uuid[]; closed_texts integer[]; closed_cities integer[];
  missing uuid[]; digests uuid[]; texts integer[];
  opened_texts integer[]; opened_cities integer[];
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
  -- Two who change one listing at once (its title, its categories): the second waits here, and then sees both changes.
  PERFORM 1 FROM listings WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  wanted := ARRAY(SELECT f FROM listing_search_facts f WHERE f.listing_id = ANY (ids));
  IF wanted = '{}' AND NOT EXISTS (SELECT 1 FROM listing_index i WHERE i.listing_id = ANY (ids) AND i.ended = forever) THEN
    RETURN;
  END IF;
  -- The time of the change, not of the transaction's start.
  version := floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint;

  INSERT INTO search_cities (region, key, name)
  SELECT DISTINCT ON (w.region, w.city_key) w.region, w.city_key, w.city_name FROM unnest(wanted) w
  WHERE NOT EXISTS (SELECT 1 FROM search_cities c WHERE c.region = w.region AND c.key = w.city_key)
  ORDER BY w.region, w.city_key
  ON CONFLICT DO NOTHING;

  -- Close outdated rows.
  WITH closed AS (
    UPDATE listing_index i SET ended = version FROM listing_texts t
    WHERE i.listing_id = ANY (ids) AND i.ended = forever AND t.row = i.text_row
      AND NOT EXISTS (
        SELECT 1 FROM unnest(wanted) w JOIN search_cities c ON c.region = w.region AND c.key = w.city_key
        WHERE w.listing_id = i.listing_id AND w.digest = t.digest AND c.number = i.city
          AND (w.expires, w.listed, w.form, w.business, w.reduced_until, w.subcategory, w.featured, w.cell, w.price_min,
               w.price_max, w.revenue_min, w.revenue_max, w.cash_flow_min, w.cash_flow_max, w.multiple)
            = (i.expires, i.listed, i.form, i.business, i.reduced_until, i.subcategory, i.featured, i.cell, i.price_min,
               i.price_max, i.revenue_min, i.revenue_max, i.cash_flow_min, i.cash_flow_max, i.multiple)
      )
    RETURNING t.digest, i.text_row, i.city
  )
  SELECT coalesce(array_agg(c.digest), '{}'), coalesce(array_agg(c.text_row), '{}'), coalesce(array_agg(c.city), '{}')
  INTO closed_digests, closed_texts, closed_cities FROM closed c;

  -- Insert new rows. An unchanged text is kept. Texts come first: the index of words reads them.
  missing := ARRAY(
    SELECT w.listing_id FROM unnest(wanted) w
    WHERE NOT EXISTS (SELECT 1 FROM listing_index i WHERE i.listing_id = w.listing_id AND i.ended = forever)
  );
  WITH written AS (
    INSERT INTO listing_texts (digest, document, words)
    SELECT w.digest,
      setweight(to_tsvector('listing_text', w.title_text), 'A') || setweight(to_tsvector('listing_text', w.kind_text), 'B')
        || setweight(to_tsvector('listing_text', w.tag_text), 'C') || setweight(to_tsvector('listing_text', w.body_text), 'D'),
      tsvector_to_array(to_tsvector('listing_words', concat_ws(' ', w.title_text, w.kind_text, w.tag_text)))
    FROM unnest(wanted) w WHERE w.listing_id = ANY (missing) AND NOT w.digest = ANY (closed_digests)
    RETURNING row, digest
  )
  SELECT closed_texts || coalesce(array_agg(t.row), '{}'), closed_digests || coalesce(array_agg(t.digest), '{}')
  INTO texts, digests FROM written t;

  WITH opened AS (
    INSERT INTO listing_index (since, expires, listed, form, business, reduced_until, region, subcategory, featured, cell, city,
      text_row, price_min, price_max, revenue_min, revenue_max, cash_flow_min, cash_flow_max, multiple, listing_id)
    SELECT version, w.expires, w.listed, w.form, w.business, w.reduced_until, w.region, w.subcategory, w.featured, w.cell, c.number,
      t.row, w.price_min, w.price_max, w.revenue_min, w.revenue_max, w.cash_flow_min, w.cash_flow_max, w.multiple, w.listing_id
    FROM unnest(wanted) w
    JOIN search_cities c ON c.region = w.region AND c.key = w.city_key
    JOIN unnest(texts, digests) AS t (row, digest) ON t.digest = w.digest
    WHERE w.listing_id = ANY (missing)
    RETURNING text_row, city
  )
  SELECT coalesce(array_agg(o.text_row), '{}'), coalesce(array_agg(o.city), '{}') INTO opened_texts, opened_cities FROM opened o;

  -- Counts, each row locked in one order, so that two who publish at once do not wait for each other in a circle.
  PERFORM 1 FROM search_cities WHERE number = ANY (opened_cities || closed_cities) ORDER BY number FOR NO KEY UPDATE;
  UPDATE search_cities c SET listings = c.listings + change.sum
  FROM (
    SELECT city, sum(step)::int FROM (
      SELECT unnest(opened_cities) AS city, 1 AS step UNION ALL SELECT unnest(closed_cities), -1
    ) AS steps GROUP BY city HAVING sum(step) <> 0
  ) AS change (city, sum)
  WHERE c.number = change.city;

  INSERT INTO search_words AS s (word, stem, listings)
  SELECT change.word, coalesce((ts_lexize('english_stem', change.word))[1], change.word), change.sum
  FROM (
    SELECT word, sum(step)::int FROM (
      SELECT unnest(t.words) AS word, 1 AS step FROM listing_texts t
      WHERE t.row = ANY (opened_texts) AND NOT t.row = ANY (closed_texts)
      UNION ALL
      SELECT unnest(t.words), -1 FROM listing_texts t WHERE t.row = ANY (closed_texts) AND NOT t.row = ANY (opened_texts)
    ) AS steps GROUP BY word HAVING sum(step) <> 0
  ) AS change (word, sum)
  WHERE change.word ~ '^[[:alpha:]]{2,40}$'
  ORDER BY change.word
  ON CONFLICT (word) DO UPDATE SET listings = s.listings + excluded.listings;
  IF closed_texts <> '{}' THEN
    DELETE FROM search_words s USING (
      SELECT DISTINCT unnest(t.words) AS word FROM listing_texts t WHERE t.row = ANY (closed_texts)
    ) AS gone WHERE s.word = gone.word AND s.listings <= 0;
  END IF;
END $$;
--> statement-breakpoint

-- A box that was not ticked is no answer: it was never asked with "no". The labels (business opportunity, distressed, quick sale) stay,
-- as nothing is said without one. None of this is a change by an owner, so no trigger runs.
ALTER TABLE listings DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE listings SET
  training_included = nullif(training_included, false),
  financing_available = nullif(financing_available, false),
  relocatable = nullif(relocatable, false),
  work_from_home = nullif(work_from_home, false),
  accommodation_included = nullif(accommodation_included, false),
  franchise = nullif(franchise, false);--> statement-breakpoint
-- The form knew only the middle of a province or state.
UPDATE listings l SET latitude = town.latitude, longitude = town.longitude
FROM search_cities town JOIN search_terms t ON t.kind = 'region' AND t.number = town.region
WHERE t.code = l.region AND town.key = search_key(l.city) AND town.latitude IS NOT NULL
  AND (abs(l.latitude - town.latitude) > 1 OR abs(l.longitude - town.longitude) > 1 OR l.latitude IS NULL);--> statement-breakpoint
ALTER TABLE listings ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE listing_index i SET multiple = f.multiple, cell = f.cell FROM listing_search_facts f
WHERE f.listing_id = i.listing_id AND i.ended = 9007199254740991;

--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "has_photo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whether a listing has a photo is no change of its owner's text.
DROP TRIGGER listings_updated_at ON listings;--> statement-breakpoint
CREATE TRIGGER listings_updated_at BEFORE UPDATE ON listings FOR EACH ROW
  WHEN (OLD.has_photo = NEW.has_photo AND (OLD.price_key = NEW.price_key OR (OLD.asking_price, OLD.asking_price_range, OLD.currency)
    IS DISTINCT FROM (NEW.asking_price, NEW.asking_price_range, NEW.currency)))
  EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
-- Only the column changes: search, alerts and prices have nothing to do.
ALTER TABLE listings DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE listings l SET has_photo = true
WHERE EXISTS (SELECT 1 FROM listing_media m WHERE m.listing_id = l.id AND m.kind = 'photo' AND NOT m.revealing);
--> statement-breakpoint
ALTER TABLE listings ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "presentable" boolean GENERATED ALWAYS AS (btrim("listings"."description") <> '' and "listings"."has_photo" and (num_nonnulls("listings"."asking_price", "listings"."asking_price_range") = 1 or "listings"."asking_price_on_request") and (num_nonnulls("listings"."annual_revenue", "listings"."annual_revenue_range") = 1 or "listings"."annual_revenue_on_request") and (num_nonnulls("listings"."annual_cash_flow", "listings"."annual_cash_flow_range") = 1 or "listings"."annual_cash_flow_on_request")) STORED NOT NULL;--> statement-breakpoint
CREATE FUNCTION keep_has_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings l SET has_photo = NOT l.has_photo
  WHERE l.id IN (SELECT listing_id FROM changed_rows WHERE kind = 'photo') AND l.has_photo <> EXISTS (
    SELECT 1 FROM listing_media m WHERE m.listing_id = l.id AND m.kind = 'photo' AND NOT m.revealing
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_media_photo_new AFTER INSERT ON listing_media REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_has_photo();
--> statement-breakpoint
CREATE TRIGGER listing_media_photo_changed AFTER UPDATE ON listing_media REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_has_photo();
--> statement-breakpoint
CREATE TRIGGER listing_media_photo_gone AFTER DELETE ON listing_media REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_has_photo();
--> statement-breakpoint
-- Only one column of the view changes, whatever the others are by now.
DO $$
DECLARE
  before text := pg_get_viewdef('listing_search_facts'::regclass);
  after text := regexp_replace(before, '\(?l\.featured\)?::integer', '(l.featured AND l.presentable)::integer');
BEGIN
  IF before = after THEN RAISE EXCEPTION 'listing_search_facts has no column featured'; END IF;
  EXECUTE 'CREATE OR REPLACE VIEW listing_search_facts AS ' || after;
END $$;
--> statement-breakpoint
SELECT index_listings(ARRAY(SELECT id FROM listings WHERE status = 'active' AND featured AND NOT presentable));--> statement-breakpoint
-- New: in the search index, and with enough to show.
CREATE OR REPLACE FUNCTION record_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, kind, happened_at, price, currency)
  SELECT l.id, 'new', least(l.published_at, now()), l.asking_price, l.currency
  FROM new_rows n JOIN listings l ON l.id = n.listing_id
  WHERE l.presentable AND NOT EXISTS (SELECT 1 FROM listing_changes c WHERE c.listing_id = l.id AND c.kind = 'new')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A listing that was not complete when it was published is new once it is.
CREATE OR REPLACE FUNCTION record_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, kind, happened_at, price, price_before, currency)
  SELECT n.id, change.kind, now(), n.asking_price, CASE WHEN change.kind = 'reduced' THEN o.asking_price END, n.currency
  FROM new_rows n JOIN old_rows o USING (id)
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN n.status = 'active' AND o.status IN ('expired', 'sold') THEN 'back'
      WHEN n.status = 'sold' AND o.status <> 'sold' THEN 'sold'
      WHEN n.status = 'active' AND o.status = 'active' AND n.presentable AND NOT o.presentable
        AND NOT EXISTS (SELECT 1 FROM listing_changes c WHERE c.listing_id = n.id AND c.kind = 'new')
        AND EXISTS (SELECT 1 FROM listing_index i WHERE i.listing_id = n.id AND i.ended = 9007199254740991) THEN 'new'
      WHEN n.status = 'active' AND o.status = 'active' AND n.currency = o.currency AND n.asking_price < o.asking_price
        AND NOT EXISTS (
          SELECT 1 FROM listing_changes c WHERE c.listing_id = n.id AND c.currency = n.currency AND c.price <= n.asking_price
            AND c.happened_at > now() - interval '90 days'
        ) THEN 'reduced'
    END AS kind
    OFFSET 0
  ) AS change
  WHERE change.kind IS NOT NULL
    AND (change.kind <> 'back' OR EXISTS (SELECT 1 FROM listing_changes c WHERE c.listing_id = n.id AND c.kind = 'new'))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Who sees what: each kind has an audience. Documents that were open to every member stay open to registered buyers.
ALTER TABLE "listings" ADD COLUMN "photos_for" text DEFAULT 'access' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "documents_for" text DEFAULT 'access' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "website_for" text DEFAULT 'registered' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "video_for" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE listings DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "listings" SET "documents_for" = 'registered' WHERE "documents_open";--> statement-breakpoint
ALTER TABLE listings ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "documents_open";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_photos_for" CHECK ("listings"."photos_for" in ('everyone', 'registered', 'access'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_documents_for" CHECK ("listings"."documents_for" in ('registered', 'access'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_website_for" CHECK ("listings"."website_for" in ('everyone', 'registered', 'access'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_video_for" CHECK ("listings"."video_for" in ('everyone', 'registered', 'access'));--> statement-breakpoint
-- Existing conversations start unshared.
ALTER TABLE "conversations" ADD COLUMN "contact_shared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_type";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_type" CHECK ("messages"."message_type" in ('inquiry', 'reply', 'request'));--> statement-breakpoint
-- Buyers' notifications of earlier messages have the owners' full names, unless the owner is a public broker.
UPDATE "notifications" n SET "title" = replace(n."title", u."first_name" || ' ' || u."last_name", u."first_name")
FROM "conversations" c JOIN "users" u ON u."id" IN (c."owner_id", c."third_id")
WHERE n."kind" = 'message' AND n."key" = 'message:' || c."id" AND n."user_id" = c."buyer_id" AND u."user_type" <> 'admin'
  AND u."last_name" <> '' AND NOT (u."user_type" = 'broker' AND u."identity_verified" AND u."show_profile");--> statement-breakpoint
-- Requests that still wait for an answer appear in a conversation, too.
INSERT INTO "conversations" ("id", "listing_id", "buyer_id", "owner_id", "third_id", "created_at", "updated_at")
SELECT gen_random_uuid(), l."id", a."user_id", coalesce(l."broker_id", l."owner_id"),
  CASE WHEN l."broker_id" IS NOT NULL THEN l."owner_id" END, a."requested_at", a."requested_at"
FROM "document_access" a JOIN "listings" l ON l."id" = a."listing_id"
WHERE a."granted_at" IS NULL AND a."refused_at" IS NULL AND a."user_id" NOT IN (l."owner_id", coalesce(l."broker_id", l."owner_id"))
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "messages" ("id", "conversation_id", "sender_id", "recipient_id", "message_type", "content", "withheld", "delivered_at", "read_at", "emailed_at", "created_at", "updated_at")
SELECT gen_random_uuid(), c."id", a."user_id", c."owner_id", 'request', 'Requested your documents.',
  EXISTS (SELECT 1 FROM "user_blocks" b WHERE b."blocker_id" = l."owner_id" AND b."blocked_id" = a."user_id"), a."requested_at", a."requested_at", a."requested_at", a."requested_at", a."requested_at"
FROM "document_access" a JOIN "listings" l ON l."id" = a."listing_id"
JOIN "conversations" c ON c."listing_id" = l."id" AND c."buyer_id" = a."user_id" AND c."owner_id" = coalesce(l."broker_id", l."owner_id")
WHERE a."granted_at" IS NULL AND a."refused_at" IS NULL;
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_notes_text" CHECK (length("user_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "queue_claims" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp (3) with time zone,
	CONSTRAINT "queue_claims_kind_item_id_pk" PRIMARY KEY("kind","item_id"),
	CONSTRAINT "queue_claims_kind" CHECK ("queue_claims"."kind" in ('listings', 'listing-reports', 'person-reports', 'messages', 'brokers', 'identities', 'contact', 'deliverables'))
);
--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_claims" ADD CONSTRAINT "queue_claims_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","created_at");