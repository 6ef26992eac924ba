/**
 * What people call each category and subcategory in English: the trade, the shop and the person, in the singular. Plurals are
 * derived. A word that names only a part of a subcategory, or several of them, is in `trade-kinds.ts`.
 */
export const englishTrades: Readonly<Record<string, string>> = {
  "agricultural-supplies":
    "agricultural supplies, agriculture, agricultural business, agribusiness, farming, farm supplies, ag business",
  "feed-and-seed":
    "feed and seed, feed & seed, feed store, seed store, feed mill, farm supply, farm supply store, farm store, animal feed, livestock feed, tack shop, tack store, feed supplier",
  "farm-equipment":
    "farm equipment, farm machinery, farm equipment dealer, tractor dealer, tractor dealership, tractor, agricultural equipment, agricultural machinery, implement dealer, farm implement, irrigation dealer, grain bin dealer, combine dealer, tractor sales, tractor repair",
  "greenhouses-nurseries":
    "greenhouse, greenhouses and nurseries, plant nursery, tree nursery, wholesale greenhouse, hydroponic farm, hydroponics, grower, plant grower, shrub nursery, nurseryman",
  "crop-farms":
    "crop farm, orchard, fruit farm, berry farm, apple orchard, vegetable farm, market garden, grain farm, crop farms and orchards, u pick farm, pick your own farm, pumpkin farm, fruit grower, vegetable grower, hay farm, organic farm, strawberry farm, blueberry farm",
  "livestock-dairy":
    "livestock, livestock farm, dairy farm, dairy, cattle farm, cattle ranch, ranch, rancher, sheep farm, goat farm, poultry farm, chicken farm, hog farm, pig farm, horse farm, horse stable, riding stable, stable, equestrian centre, equestrian center, horse boarding, beef farm, dairy farmer, cattle, bison ranch, egg farm",
  "crop-services":
    "crop services, crop service, agronomy, agronomist, crop spraying, custom spraying, soil testing, crop scouting, drone spraying, crop dusting, custom harvest, custom harvesting, agronomy company, crop consultant, aerial spraying, grain hauling",
  "apiaries-specialty":
    "apiary, specialty farm, honey farm, bee farm, beekeeping, beekeeper, bee keeper, honey producer, lavender farm, maple syrup farm, sugar bush, sugar shack, maple farm, mushroom farm, christmas tree farm, alpaca farm, bee, honey",
  automotive:
    "automotive, auto, car, vehicle, automobile, automotive business, auto business, car business, auto service, auto shop",
  "auto-repair":
    "auto repair, auto repair shop, car repair, car repair shop, mechanic, mechanic shop, mechanics shop, auto mechanic, car mechanic, garage, repair garage, auto garage, automotive repair, vehicle repair, car service, oil change, oil change shop, diesel repair, diesel mechanic, truck repair, muffler shop, brake shop, transmission shop, transmission repair, lube shop, automotive repair shop, service garage, automobile repair, motorcycle repair, muffler, brakes, auto electric, radiator shop, auto service centre, automotive service, inspection station, motorcycle mechanic",
  "body-shops":
    "body shop, auto body, auto body shop, autobody, autobody shop, collision repair, collision shop, collision centre, collision center, paint shop, body and paint shop, car body shop, car painting, auto painting, dent repair, panel beater, body repair, collision, bodyshop",
  "car-wash-detailing":
    "car wash, carwash, car washing, car wash and detailing, car detailing, auto detailing, detailing, detailing shop, detailer, auto detailer, car detailer, touchless car wash, self serve car wash, auto spa, window tinting, ceramic coating, vehicle detailing, truck wash, car cleaning",
  "tire-shops":
    "tire shop, tire store, tire dealer, tire, tyre, tyre shop, tire centre, tire center, tire service, wheel shop, tire and wheel, tire repair, wheel alignment",
  "gas-stations":
    "gas station, gas bar, petrol station, fuel station, service station, filling station, fuel stop, gas, petrol, cardlock, truck stop, gasoline station, gas station with convenience store, servo, fuel",
  "used-car-dealers":
    "used car dealer, used car dealership, used car, used car lot, car dealer, car dealership, auto dealer, auto dealership, car lot, used vehicle dealer, pre owned cars, pre owned vehicle, car sales, auto sales, second hand car, truck dealership, vehicle dealer, used auto dealer, used vehicle, car salesman, preowned car, rv dealer, motorcycle dealer, motorcycle shop, motorcycle dealership, motorcycle, powersports dealer, powersports, boat dealer, boat dealership, boat sales, atv dealer, truck dealer, trailer dealer",
  "parts-accessories":
    "auto parts, auto part, auto parts store, car parts, car parts store, truck accessories, auto accessories, car accessories, parts store, parts and accessories, auto recycler, auto wrecker, wrecking yard, junkyard, salvage yard, scrap yard for cars, spare parts, automotive parts, truck parts, car part",
  "towing-recovery":
    "towing, towing company, tow truck, tow company, towing and recovery, roadside assistance, vehicle recovery, tow truck company, tow truck driver, impound yard, tow business, tow",
  "bars-pubs":
    "bars and pubs, bar, bar business, drinking establishment, licensed bar, watering hole, barkeeper, bartender, beer bar",
  "neighbourhood-pubs":
    "pub, neighbourhood pub, neighborhood pub, irish pub, local pub, public house, gastropub, village pub, english pub, neighbourhood bar, neighborhood bar, publican, alehouse",
  "sports-bars":
    "sports bar, sport bar, billiards, billiard hall, pool hall, pool bar, wings bar, sports pub, wings and beer, snooker hall",
  "brewpubs-taprooms":
    "brewpub, brew pub, taproom, tap room, nano brewery, microbrewery, micro brewery, craft brewery, craft beer, craft beer bar, brewhouse, beer garden",
  "cocktail-wine-bars":
    "cocktail bar, wine bar, cocktail and wine bar, cocktail lounge, lounge, speakeasy, martini bar, lounge bar, cocktail, rooftop bar, tapas bar, whisky bar, piano bar",
  "nightclubs-live-music":
    "nightclub, night club, live music venue, music venue, dance club, disco, discotheque, concert hall, live music, nightlife, club, concert venue, live music bar, karaoke bar, karaoke",
  "hotel-taverns":
    "hotel tavern, tavern, hotel bar, tavern with rooms, small town hotel, saloon, hotel and tavern, beer parlour",
  "beauty-personal-care":
    "beauty and personal care, beauty, personal care, beauty business, beauty industry, beauty shop, beauty salon, salon, salon business, beautician",
  "hair-salons":
    "hair salon, hairdresser, hairdressing, hairdressing salon, hair stylist, hairstylist, hair dresser, hair studio, haircut, hair, hair cutting, hair business, hairstyling, hair styling, unisex salon, blow dry bar, hair shop, ladies salon, hair colour",
  barbershops:
    "barbershop, barber shop, barber, barbering, mens salon, men's salon, mens grooming, barbers shop, men's barber, barber's shop",
  "nail-salons":
    "nail salon, nail, nail bar, manicure, pedicure, nail studio, nail spa, nail technician, manicurist, nail tech, nail shop, mani pedi, nails salon",
  "day-spas":
    "day spa, spa, nordic spa, beauty spa, spa business, facial spa, health spa, sauna, bathhouse, thermal spa, wellness spa, massage spa, steam bath",
  "medical-aesthetics":
    "medical aesthetics, medical spa, medspa, med spa, laser clinic, skin clinic, aesthetics clinic, aesthetic clinic, cosmetic clinic, botox clinic, botox, laser hair removal, skin care clinic, aesthetician, esthetician, injectables, dermatology clinic, medical esthetics, esthetics, aesthetics, laser skin clinic, cosmetic laser, tanning salon, tanning, waxing salon, waxing studio, waxing, skin care, skincare, skin care studio, facial, cosmetic surgery, anti aging clinic, hair removal",
  "lash-brow-studios":
    "lash and brow studio, lash studio, brow studio, brow bar, lash bar, eyelash extension, eyelash studio, eyebrow, eyelash, lash, brow, microblading, eyebrow threading, threading salon, permanent makeup, permanent make up, lash salon, lash artist, eyelash salon, makeup artist, make up artist, makeup studio, makeup, cosmetic tattoo",
  "tattoo-studios":
    "tattoo studio, tattoo shop, tattoo parlour, tattoo parlor, tattoo, piercing, piercing studio, tattoo artist, tattooist, body piercing, piercing shop, tattoo and piercing",
  "pet-grooming":
    "pet grooming, dog grooming, pet groomer, dog groomer, groomer, mobile grooming, mobile pet grooming, mobile dog grooming, grooming, pet salon, dog salon, grooming salon, cat grooming, dog spa, grooming shop, doggy daycare, dog daycare, dog walker, dog walking, pet boarding, dog boarding, kennel, pet sitting, pet care, pet services",
  "business-services":
    "business services, professional services, b2b, b2b services, service company, services company, service business, business service, service industry, law firm, law practice, law office, lawyer, attorney, notary, notary public, translation agency, translator, translation services, call centre, call center, answering service, collection agency, virtual assistant, professional service, document shredding, architect, architecture firm",
  "accounting-bookkeeping":
    "accounting, accounting and bookkeeping, bookkeeping, accountant, bookkeeper, accounting firm, accounting practice, bookkeeping practice, tax preparation, tax preparer, tax office, tax practice, payroll company, payroll service, cpa firm, cpa, cpa practice, tax firm, tax service, payroll, accountancy, tax business, income tax preparation, book keeping, book keeper, chartered accountant, tax accountant",
  "commercial-cleaning":
    "commercial cleaning, janitorial, janitorial company, janitorial service, janitorial services, janitor, office cleaning, commercial cleaner, cleaning contractor, window cleaning, window cleaner, window washing, office cleaner, industrial cleaning, building cleaning, medical cleaning, custodial services, commercial cleaning company",
  "marketing-agencies":
    "marketing agency, marketing, digital marketing, advertising agency, ad agency, seo agency, seo company, web design agency, branding agency, marketing company, marketing firm, advertising, creative agency, digital agency, social media agency, pr agency, public relations, graphic design, graphic designer, marketer, seo, design studio, creative studio, advertising business, media agency",
  "printing-signage":
    "print shop, printing, printing business, printer, printing company, copy shop, printing and signage, vehicle wrap, vehicle wraps, screen printing, embroidery, embroidery shop, commercial printer, printing shop, t shirt printing, digital printing, car wrap, copy centre, copy center, promotional products, print business, sign and print shop, photocopy shop",
  "staffing-agencies":
    "staffing agency, staffing, staffing company, recruitment agency, recruiting agency, recruiter, recruitment, temp agency, employment agency, labour agency, labor agency, headhunter, placement agency, hr agency, staffing firm, recruiting, recruiting firm, temporary staffing, recruitment firm, job agency, employment services",
  "security-services":
    "security services, security company, security guard, security guard company, guard company, alarm company, alarm monitoring, security firm, patrol company, security patrol, security agency, guard services, bodyguard, private security, alarm business, guard agency, security guards, private investigator, detective agency, investigation agency",
  "insurance-agencies":
    "insurance agency, insurance brokerage, insurance, insurance broker, insurance agent, insurance business, insurance office, insurance company, insurance firm",
  "laundry-linen":
    "laundry and linen, commercial laundry, linen service, linen rental, uniform rental, laundry service, industrial laundry, mat rental, laundry plant, uniform service, linen supply",
  "consulting-training":
    "consulting, consulting firm, consultant, consulting and training, consultancy, safety training, training company, corporate training, business consulting, hr consulting, environmental consulting, engineering firm, engineering consulting, first aid training, management consulting, consulting business, consulting company, human resources firm, workplace training, training provider, forklift training, engineer, coaching business, business coach, business coaching, safety consultant",
  childcare:
    "childcare, child care, childcare business, kids care, childcare centre, childcare center, child care centre, child care center, childminder",
  "daycare-centres":
    "daycare, day care, daycare centre, daycare center, day care centre, day care center, early learning centre, early learning center, creche, licensed daycare, infant care, early childhood centre, early childhood education, child day care, daycare business, nursery day care, children daycare",
  preschools:
    "preschool, pre school, montessori, montessori school, kindergarten, nursery school, montessori preschool, forest school, playschool, toddler school, reggio preschool",
  "before-after-school":
    "before and after school, before and after school care, after school, after school care, after school program, after school programme, before school care, out of school care, afterschool, afterschool program, afterschool care, school age care, oosc",
  "home-daycares":
    "home daycare, home day care, family daycare, in home daycare, home childcare, home child care, home based daycare, family day care, dayhome, day home",
  "summer-camps":
    "summer camp, kids camp, day camp, children's camp, camp for kids, youth camp, camp, sleepaway camp, sports camp, science camp, riding camp, art camp",
  "nanny-agencies":
    "nanny agency, nanny, babysitting, babysitter, babysitting agency, babysitter agency, nanny placement, caregiver agency, au pair agency, nanny service, baby sitter, baby sitting, babysitting service, au pair",
  construction:
    "construction, construction company, construction business, contractor, contracting, contracting company, building trades, building company, builder, trades, trades business, trade contractor, building contractor, construction firm, skilled trades",
  "general-contractors":
    "general contractor, general contracting, home builder, house builder, custom home builder, renovation, renovation company, renovation contractor, remodeling, remodelling, remodeler, home renovation, home remodeling, handyman, handyman business, design build, carpenter, carpentry, framing, framing contractor, renovator, home improvement contractor, bathroom renovation, kitchen renovation, deck builder, custom homes, basement renovation, construction contractor, renovations, handy man, home improvement, log home builder, interior contractor, fence company, fencing contractor, fencing, fence contractor, deck company, decks, renovation business, modular homes, prefab homes, tiny homes, steel buildings, home construction, basement contractor, waterproofing, foundation repair",
  "plumbing-hvac":
    "plumbing and hvac, plumbing, plumber, plumbing company, plumbing business, hvac, hvac company, hvac business, hvac contractor, heating, heating and cooling, air conditioning, heating company, furnace company, furnace repair, refrigeration, refrigeration company, boiler, gas fitter, drain cleaning, plumbing contractor, heating contractor, plumbing and heating, hvac technician, ac repair, cooling, drain company, heat pump, plumbing service, furnace, drain service, heating and air conditioning, mechanical contractor, gas fitting, air conditioner repair",
  electrical:
    "electrical, electrical contractor, electrician, electrical company, electrical business, electric company, electrical services, electrical contracting, electrical service, electric contractor, ev charger installer, solar installer, solar company, solar panel installation, solar, electrician company, electrical firm",
  "roofing-siding":
    "roofing and siding, roofing, roofer, roofing company, roofing contractor, siding, siding company, eavestrough, gutter, gutter company, roof repair, roof, metal roofing, exteriors company, siding contractor, roofing business, flat roofing, eavestroughing, gutter installation, roof contractor, exterior renovation, gutters",
  "excavation-concrete":
    "excavation and concrete, excavation, excavation company, excavator, excavating, concrete, concrete company, concrete contractor, septic installation, earthmoving, paving, paving company, asphalt, asphalt paving, foundation contractor, masonry, mason, gravel pit, gravel, demolition, demolition company, digging, site work, land clearing, concrete business, backhoe, septic contractor, bricklayer, earth moving, aggregate, stone mason, civil contractor, road construction, paver, asphalt company, site servicing, concrete cutting",
  "flooring-tile":
    "flooring and tile, flooring, flooring company, flooring store, flooring contractor, floor store, tile, tile store, tile contractor, tiler, tile setter, hardwood flooring, carpet store, hardwood refinishing, floor installer, flooring business, flooring installer, tile installer, floor refinishing, tile shop, hardwood floor, tile company, flooring showroom, floor installation, flooring shop",
  "windows-doors":
    "windows and doors, window and door, window company, door company, garage door, garage door company, window installation, glass shop, glass company, glazier, glass business, window and door company, window installer, door installer, window replacement, glass and mirror, overhead door, window manufacturer, door store, window dealer, mirror shop, glazing",
  "painting-drywall":
    "painting and drywall, painting, painter, painting company, painting contractor, painting business, drywall, drywall contractor, drywaller, drywall company, house painter, house painting, insulation, insulation company, insulation contractor, plastering, plasterer, commercial painting, residential painting, interior painting, drywalling, stucco, spray foam, paint contractor",
  "equipment-rental":
    "equipment rental, tool rental, rental yard, scaffolding, scaffold rental, machinery rental, heavy equipment rental, equipment hire, aerial lift rental, portable toilet rental, rental company, construction equipment rental, scaffolding company, tool hire, equipment rental company, crane rental, rental business, rental store, machine rental, lift rental, fence rental, tool rental shop, scaffold company, rental equipment, generator rental, forklift rental, trailer rental, storage container rental",
  education:
    "education, school, education business, educational services, training school, academy, learning, educational business, teaching, teacher, schooling, education company",
  "tutoring-centres":
    "tutoring centre, tutoring center, tutoring, tutor, learning centre, learning center, tutoring business, math tutoring, test prep, test preparation, exam prep, tutoring company, maths centre, reading centre, tutoring school, tutorial centre, private tutor, math tutor, homework help",
  "language-schools":
    "language school, english school, esl school, french school, spanish school, esl, language academy, language institute, english language school, language centre, language center, language classes, language teacher, english academy, language training, mandarin school, translation school",
  "music-dance-schools":
    "music and dance school, music school, dance school, dance studio, music academy, music lessons, performing arts school, ballet school, dance academy, piano school, drama school, guitar school, music studio, music teacher, dance teacher, ballet, ballet studio, art school, dance, arts school, theatre school, singing school, dance classes, guitar lessons, piano lessons, music lesson",
  "driving-schools":
    "driving school, drivers school, driver training, driving academy, driver education, driving instructor, driving lessons, driving lesson, truck driving school, drivers ed, driver's ed, truck driver training, driver's education, driver training school, learn to drive",
  "career-colleges":
    "career college, vocational school, trade school, private college, college, beauty school, hairdressing school, career school, vocational college, technical school, business college, cosmetology school, esthetics academy, hair academy, vocational training, technical college, hairstyling academy, beauty academy, flight school, flying school, culinary school, cooking school, nursing school, massage school, bartending school",
  "private-schools":
    "private school, independent school, private high school, elementary school, high school, boarding school, private elementary school, prep school, primary school, secondary school, private academy, international school, christian school, catholic school, religious school, bilingual school",
  "coding-stem":
    "coding and stem, coding school, coding, stem, robotics, coding camp, coding for kids, robotics school, coding bootcamp, stem program, kids coding, programming school, stem programs, coding academy, computer school, stem school, kids technology, computer classes, stem education",
  entertainment:
    "entertainment, recreation, leisure, entertainment business, amusement, fun, entertainment venue, recreation business, sports and recreation, tourism, tourism business, leisure business, movie theatre, movie theater, cinema, theatre, theater, casino, amusement business, water park, theme park, ice rink, skating rink, sports complex, tennis club",
  "fitness-studios":
    "fitness studio, gym, fitness, fitness centre, fitness center, fitness club, yoga studio, pilates studio, crossfit, crossfit gym, health club, personal training, personal trainer, yoga, pilates, spin studio, spinning studio, fitness business, gymnasium, workout studio, boot camp, exercise studio, 24 hour gym, fitness gym, weight room, barre studio, cycling studio, sports club, fitness studios and gyms, swim school, swimming school, swim club, exercise gym, women's gym, fitness facility, climbing gym, rock climbing gym, aerobics",
  "bowling-arcades":
    "bowling and arcade, bowling alley, bowling, bowling centre, bowling center, arcade, family fun centre, family entertainment centre, family entertainment center, family fun center, indoor playground, laser tag, trampoline park, mini golf, play centre, play center, amusement centre, amusement arcade, video arcade, fun centre, amusement park, go kart track, go karting, kids play place, soft play, miniature golf, playground, party centre",
  "escape-rooms":
    "escape room, escape game, axe throwing, virtual reality arcade, vr arcade, axe throwing venue, virtual reality, vr, paintball, escape games venue",
  "event-venues":
    "event venue, wedding venue, banquet hall, event space, reception hall, conference centre, conference center, wedding hall, events venue, event hall, wedding, wedding business, function hall, party hall, venue, banquet, convention centre, party venue, barn wedding venue, event centre, event center, hall rental",
  "tours-outfitters":
    "tours and outfitters, tour company, tour operator, outfitter, outdoor adventure, fishing charter, whale watching, kayak rental, canoe rental, bike rental, sightseeing, adventure tours, tour business, charter boat, boat tours, rafting, guide service, travel tours, tour guide, adventure company, boat rental, kayak tours, hunting outfitter, fishing guide, dog sledding, food tour, ebike rental, adventure tourism, guided tours, tours, boat charter, sightseeing tours, kayak, snowmobile tours, city tours, travel agency, travel agent, travel business, travel company, snowmobile rental, jet ski rental, surf school, scuba diving, diving centre, zipline, ski school, paddle board rental",
  "golf-marinas":
    "golf and marina, golf course, golf, golf club, marina, boat marina, driving range, boatyard, boat yard, yacht club, harbour, country club, indoor golf, golf simulator, par 3 golf, golf driving range, boat storage",
  "event-rentals":
    "event rental, event rentals, party rental, party rentals, tent rental, dj, dj business, dj company, dj service, photo booth, bouncy castle, wedding rental, party supply rental, event planner, event planning, wedding planner, event company, event rentals and dj, chair rental, inflatables rental, inflatable rental, wedding rentals, event decor, event management, bouncy castle rental, wedding planning, disc jockey",
  "martial-arts":
    "martial arts, martial arts school, martial art, karate, karate school, jiu jitsu, taekwondo, boxing gym, boxing, boxing club, dojo, kickboxing, mma gym, judo, karate dojo, kung fu, martial arts studio, kickboxing gym, bjj, mma, self defence school, martial arts academy, martial arts gym, muay thai",
  campgrounds:
    "campground, rv park, camp ground, camping, campsite, rv campground, trailer park camping, camping ground, rv resort, campgrounds and rv parks, caravan park, camp site, recreational vehicle park, camping site, kampground",
  "food-beverage":
    "food and beverage, food & beverage, food business, food, beverage, food and drink, beverage company, food company, food industry, food store, drinks company, food and drinks, beverage business",
  bakeries:
    "bakery, bake shop, bakeshop, baker, pastry shop, cake shop, bagel shop, bread bakery, wholesale bakery, patisserie, donut shop, doughnut shop, bakery business, cupcake shop, bread, pastry, pastry chef, bread maker, retail bakery, artisan bakery, cake, bake house, bakehouse, cake bakery, pie shop, cookie shop, bakery shop, sourdough bakery, cake decorator, baked goods, confectioner",
  "grocery-specialty":
    "grocery, grocery store, supermarket, grocer, food market, specialty food, specialty food store, health food store, organic food store, ethnic grocery, indian grocery, asian grocery, cheese shop, bulk food store, fine food, fine foods, gourmet food store, mini market, minimart, mini mart, greengrocer, fruit store, produce store, halal grocery, natural food store, independent grocer, food mart, organic store, spice shop, grocery business, grocery shop, fruit and vegetable store, fruit market, produce market, cheesemonger, health food, grocery market, gourmet shop, asian market, ethnic food store, organic grocery, international food store, african store, caribbean store, chinese supermarket, food co op, farmers market, tea store, olive oil store",
  "butchers-delis":
    "butcher, butcher shop, butchery, deli, delicatessen, meat shop, meat market, meat store, sausage maker, smokehouse, butchers and delis, meat, meat cutter, butcher's shop, halal meat, halal meat shop, charcuterie, fish market, fishmonger, seafood market, fish shop, abattoir, butchers, sausage shop, butchers shop, deli shop, seafood store",
  catering:
    "catering, catering company, caterer, catering business, wedding catering, corporate catering, catering service, banquet catering, catering firm, food catering, event catering, school lunch catering, catering kitchen, commissary kitchen",
  "food-production":
    "food production, food producer, food brand, food maker, hot sauce, granola, frozen meals, packaged food, snack brand, kombucha, packaged food company, food products, sauce company, snack company, specialty food production, frozen food, salsa maker, meal prep, meal prep company, food product, jam maker, prepared meals, perogy maker, hot sauce company, snack maker, kombucha company, hummus maker, consumer packaged goods, cpg brand, cpg, chocolate maker, pasta maker, cheese factory, cheese maker, cheesemaker, beverage brand, juice company, water bottling, bottled water, pet food manufacturer, tortilla factory",
  "breweries-wineries":
    "brewery winery, breweries and wineries, winery brewery, brewery wineries distilleries, breweries wineries and distilleries, alcohol producer",
  "coffee-roasters":
    "coffee roaster, coffee roastery, roastery, coffee roasting, micro roastery, roaster, coffee roasting company, coffee wholesaler, coffee roasting business, coffee bean roaster, coffee supplier, wholesale coffee, coffee distributor, tea company",
  "ice-cream-desserts":
    "ice cream, ice cream shop, ice cream parlour, ice cream parlor, ice cream store, gelato, gelato shop, gelateria, frozen yogurt, dessert, dessert shop, dessert cafe, ice cream stand, creamery, dairy bar, frozen yogurt shop, candy store, candy shop, chocolate shop, chocolatier, soft serve, froyo, dessert bar, sweet shop, ice cream truck, chocolate, ice cream business, ice cream and desserts, waffle shop, candy, icecream, icecream shop, confectionery",
  "wholesale-distribution":
    "food wholesale, food distribution, food distributor, food wholesaler, produce wholesaler, beverage distributor, wholesale food, vending route, vending machine, vending, vending business, seafood wholesaler, produce distributor, food wholesale and distribution, wholesale distribution, wholesale distributor, wholesaler, distributor, distribution, distribution company, wholesale, wholesale business, vending machine business, vending company, food service distributor, beverage wholesaler, distribution business, vending machine route, meat wholesaler, atm route, atm business, atm machines, water distributor, snack distributor, import distributor",
  franchises:
    "franchise, franchised business, franchise business, franchise opportunity, franchise resale, franchising, franchisee, franchise for sale",
  "coffee-franchises":
    "coffee franchise, bakery franchise, coffee shop franchise, cafe franchise, donut franchise, bubble tea franchise, coffee and bakery franchise, drive thru coffee, coffee drive thru, franchise coffee shop, franchise cafe, tim hortons, starbucks, doughnut franchise, coffee drive through, tea franchise, second cup",
  "quick-service-franchises":
    "quick service franchise, fast food franchise, food franchise, restaurant franchise, pizza franchise, burger franchise, sub franchise, sandwich franchise, chicken franchise, qsr, qsr franchise, quick service food franchise, quick service restaurant, franchise restaurant, subway franchise, subway, mcdonalds, burrito franchise, franchise pizza, quick service, sub sandwich franchise, a&w, kfc, dominos, dairy queen, submarine franchise, pita franchise, fast food chain",
  "home-service-franchises":
    "home service franchise, home services franchise, cleaning franchise, junk removal franchise, painting franchise, restoration franchise, lawn care franchise, handyman franchise, maid franchise, home cleaning franchise, house cleaning franchise, junk removal, restoration company, water damage restoration, window cleaning franchise, landscaping franchise, restoration, fire and water restoration, disaster restoration, home repair franchise",
  "fitness-franchises":
    "fitness franchise, gym franchise, yoga franchise, gymnastics franchise, workout franchise, franchise gym, gymnastics, gymnastics club, 24 hour gym franchise, boutique fitness franchise, f45, orangetheory, anytime fitness",
  "education-franchises":
    "education franchise, tutoring franchise, learning centre franchise, learning center franchise, coding franchise, math franchise, education and tutoring franchise, kumon, sylvan, mathnasium, school franchise, franchise tutoring, kids franchise, childcare franchise, children's franchise, child education franchise",
  "retail-franchises":
    "retail franchise, store franchise, shop franchise, dollar store franchise, dollar store, pack and ship, shipping store, ups store, print and ship, mattress franchise, party supply, party supply store, pet food franchise, supplement store, vitamin store, franchise store, retail store franchise, mailbox store, mattress store, party store, pet store franchise, supplement franchise, postal outlet, shipping franchise, packaging store, pack ship and print, vitamin shop, party supplies",
  "senior-care-franchises":
    "senior care franchise, home care franchise, health care franchise, hearing clinic, healthcare franchise, senior and health care franchise, hearing aid, hearing aid clinic, senior home care franchise, physiotherapy franchise, medical franchise, audiology, audiologist, elder care franchise, hearing clinic franchise, wellness franchise, health franchise",
  "automotive-franchises":
    "automotive franchise, auto franchise, car franchise, quick lube, oil change franchise, auto repair franchise, quick lube franchise, muffler franchise, car wash franchise, tire franchise, windshield repair, auto glass, car rental franchise, windshield, quick oil change, auto service franchise, brake franchise, transmission franchise, midas, mr lube, car rental, windshield replacement, auto glass shop, windshield shop",
  healthcare:
    "healthcare, health care, medical, health, medical practice, clinic, health clinic, healthcare business, medical business, healthcare practice, health business, health services, private clinic, health practice, doctor practice",
  "dental-practices":
    "dental practice, dentist, dental, dental clinic, dental office, dentistry, orthodontist, dental surgery, orthodontics, orthodontic practice, dentists office, dentist office, denturist, denture clinic, dental hygienist, dental hygiene clinic, dentist practice, tooth, dental business, dental lab, family dentist, dentist clinic",
  pharmacies:
    "pharmacy, drugstore, drug store, pharmacist, chemist, compounding pharmacy, community pharmacy, apothecary, dispensing chemist, druggist, pharmacy business, independent pharmacy",
  physiotherapy:
    "physiotherapy, physiotherapist, physiotherapy clinic, physio, physical therapy, physical therapist, rehab clinic, rehab, sports injury clinic, rehabilitation clinic, physio clinic, physiotherapy and rehab, occupational therapy, sports medicine, rehabilitation, physical therapy clinic, occupational therapist, kinesiology",
  "medical-clinics":
    "medical clinic, walk in clinic, family practice, doctors office, doctor's office, doctor, physician, family clinic, sleep clinic, diagnostic imaging, imaging clinic, medical centre, medical center, family doctor, urgent care, medical office, travel clinic, mental health clinic, pain clinic, weight loss clinic, diagnostic clinic, medical imaging, weight management clinic, travel medicine clinic, general practitioner, gp practice, fertility clinic, medical lab, medical laboratory, counselling practice, psychology practice, therapist, psychologist, counselling, counseling, x ray clinic, speech therapy, doctor clinic, dialysis clinic, vein clinic, dermatologist, pediatrician, surgery centre, surgical centre, doctors clinic, psychology clinic, autism centre, therapy clinic, mental health",
  optical:
    "optical, optometry, optometrist, optical store, eye clinic, eyewear, eyewear store, optician, eyeglass store, glasses store, optometry practice, optometry clinic, eye doctor, vision clinic, vision care, eyeglasses, optical shop, sunglasses store, eye care, spectacles, optometry and optical, eye care clinic, glasses shop, eyeglass shop, glasses",
  "home-care":
    "home care, home care agency, home health care, home health, nursing agency, in home care, senior care, elderly care, home care business, caregiving, caregiver, elder care, home healthcare, private duty nursing, home nursing, nurse agency, personal care agency, seniors care, home health agency, senior home care, respite care, home support, nursing, nurse, home care company, companion care, care agency, elder care agency",
  "massage-wellness":
    "massage and wellness, massage, massage clinic, massage therapy, massage therapist, chiropractic, chiropractor, acupuncture, acupuncturist, naturopath, naturopathic clinic, wellness clinic, chiropractic clinic, wellness centre, wellness center, rmt clinic, massage therapy clinic, osteopath, naturopathic, massage parlour, holistic clinic, acupuncture clinic, alternative medicine, wellness, rmt, naturopathy, osteopathy, massage business, massage studio, registered massage, chiro, wellness business, chiropractic office, chiropractic practice, holistic health",
  veterinary:
    "veterinary, veterinarian, vet, vet clinic, veterinary clinic, animal hospital, veterinary hospital, veterinary practice, pet hospital, animal clinic, vets, veterinary surgeon, animal doctor, pet clinic, vet hospital, vet practice",
  "senior-residences":
    "senior residence, seniors residence, retirement home, retirement residence, assisted living, nursing home, care home, seniors home, senior living, long term care, old age home, retirement community, assisted living facility, senior housing, retirement living, seniors housing, retirement, group home, residential care home, old folks home, senior home, assisted living home, hospice, long term care home, care facility, memory care, seniors living, senior living facility, home for the aged, elderly home",
  "home-garden":
    "home and garden, home & garden, home services, home service, home and garden business, home service business, home maintenance, house services",
  landscaping:
    "landscaping, landscaper, landscaping company, landscaping business, landscape, lawn care, lawn maintenance, snow removal, snow plowing, snow plough, snow ploughing, lawn mowing, landscape design, irrigation company, property maintenance, lawn service, gardener, gardening, gardening business, landscape contractor, snow clearing, landscaping and snow, yard maintenance, lawn care company, lawn, landscape company, grass cutting, landscape architect, snow removal company, snow, irrigation, groundskeeping, yard care, lawn and garden, landscape construction, sprinkler company, lawn care business, lawncare, landscape gardener, sod farm, sod, hardscaping, interlock, interlocking, paving stones, snow removal business, yard work",
  "garden-centres":
    "garden centre, garden center, garden store, garden shop, garden nursery, plant store, plant shop, landscape supply, garden supply, florist, flower shop, flower store, floral shop, flower, florist shop, floral design, landscape supply yard, garden, garden supply store, gardening store, flower business, floral business, houseplant store, floral, flower market, nursery and garden centre, flowers",
  "pools-spas":
    "pools and hot tubs, pool service, pool company, swimming pool, pool, hot tub, hot tub store, hot tub dealer, pool builder, pool supply, pool store, pool maintenance, pool cleaning, swimming pool company, pool business, spa and pool, pool and spa, pool installer, swimming pools, pool installation, pool contractor, pool shop, pool and hot tub, swimming pool service, jacuzzi",
  "residential-cleaning":
    "residential cleaning, house cleaning, home cleaning, maid service, maid, house cleaner, carpet cleaning, carpet cleaner, duct cleaning, upholstery cleaning, cleaning lady, vacation rental cleaning, cleaner, domestic cleaning, house cleaning company, housekeeping, home cleaner, housekeeper, maids, residential cleaner, carpet and duct cleaning, airbnb cleaning, apartment cleaning, chimney sweep, pressure washing, power washing",
  "furniture-decor":
    "furniture and decor, furniture store, furniture, home decor, home decor store, interior design, interior designer, interior decorator, upholstery, upholsterer, blinds, window coverings, drapery, decor store, furniture shop, furniture business, interior decorating, home furnishings, upholstery shop, lighting store, curtains, blinds store, blinds company, window blinds, home furnishing store, interior design firm, interior design studio, home staging, interior decoration, furniture and mattress store, rugs, rug store, home accents, curtain shop, lamp store, decorator, decor, window treatments, shutters",
  "kitchens-cabinets":
    "kitchens and cabinets, kitchen cabinet, cabinet shop, cabinet maker, cabinetmaker, cabinet, cabinetry, custom kitchen, countertop, countertops, granite countertop, quartz countertop, closet company, cabinet making, kitchen company, granite fabricator, kitchen and bath, kitchen designer, cabinet manufacturer, countertop fabricator, stone countertops, granite shop, closets, cabinet company, closet organizer, custom cabinets, kitchen showroom, kitchen design, kitchen",
  "pest-control":
    "pest control, exterminator, pest control company, pest management, wildlife removal, fumigation, exterminating, termite control, pest, pest control business, bug exterminator, pest removal, wildlife control, mosquito control, rodent control, bed bug removal",
  "tree-care":
    "tree care, tree service, arborist, tree removal, tree company, tree trimming, tree surgeon, stump grinding, tree cutting, firewood, tree pruning, tree business, tree care company, firewood business, tree felling, tree",
  manufacturing:
    "manufacturing, manufacturer, factory, manufacturing business, manufacturing company, manufacturing plant, industrial, industrial business, production plant, plant, industrial company, maker, production facility, industrial manufacturing",
  "metal-fabrication":
    "metal fabrication, fabrication shop, steel fabrication, welding, welding shop, welder, metal shop, sheet metal, steel fabricator, metal fabricator, metalwork, welding company, ironworks, steel company, laser cutting, metal works, metalworking, fabrication, fabricator, metal manufacturing, sheet metal shop, custom fabrication, structural steel, steel, wrought iron, metal, welding and fabrication, steel shop, blacksmith, iron works, iron shop, foundry, ornamental iron, railings, aluminum fabrication, steel manufacturing, steel plant, galvanizing, powder coating, sandblasting, metal stamping",
  "machine-shops":
    "machine shop, machining, cnc shop, cnc, machinist, tool and die, precision machining, cnc machining, cnc machine shop, machine company, tool and die shop, hydraulic shop, precision machine shop, milling, hydraulics, gunsmith, machining company",
  "wood-products":
    "wood products, millwork, woodworking, woodworking shop, sawmill, lumber mill, saw mill, pallet manufacturer, truss manufacturer, furniture manufacturer, wood shop, woodwork, pallet company, mill, woodworker, furniture maker, wood, wood manufacturing, shed manufacturer, wood products and millwork, joinery, wood mill, log homes, pallets, pallet maker, timber, lumber manufacturer, furniture manufacturing, furniture factory, carpentry workshop, shed builder",
  "plastics-packaging":
    "plastics and packaging, plastics, plastic, packaging, plastics manufacturer, plastics manufacturing, packaging company, injection moulding, injection molding, plastic manufacturing, box manufacturer, packaging manufacturer, plastic injection molding, plastic company, corrugated box, packaging business, thermoforming, plastic factory, box company, plastic moulding, plastic molding, plastics company, plastic products, packaging plant, corrugated packaging, packaging supplier, 3d printing",
  "food-processing":
    "food processing, food processing plant, food processor, meat processing, meat packing, co packer, copacker, seafood processing, food manufacturing, food manufacturer, food factory, meat processing plant, food plant, spice company, co packing, copacking, fish processing, meat plant, meat packer, food manufacturing plant, vegetable processing, seafood processor, fish plant, dairy processing, dairy plant, sauce manufacturer, spice manufacturer, meat processor",
  "textiles-apparel":
    "textiles and apparel, textile, textile manufacturer, apparel, clothing manufacturer, apparel manufacturer, garment factory, sewing, sewing factory, uniform manufacturer, awning, canvas shop, clothing manufacturing, textile manufacturing, apparel manufacturing, garment manufacturer, textile mill, textile factory, uniform maker, awning company, garment, seamstress, clothing factory, sewing shop, knitwear, canvas and awning, workwear manufacturer, apparel brand, marine upholstery",
  "signs-displays":
    "signs and displays, sign manufacturer, display manufacturer, sign manufacturing, trade show display, store fixture, store fixtures, illuminated signs, trade show displays, neon signs, display company, fixture maker, billboard, led signs, illuminated sign, neon sign, exhibition stands, display maker",
  "specialty-products":
    "specialty products, specialty manufacturer, candle maker, soap maker, trailer manufacturer, precast concrete, chemical manufacturer, cleaning products, dock builder, cosmetics manufacturer, candle, soap, soap manufacturer, dock manufacturer, specialty manufacturing, candle company, candle business, soap company, stove manufacturer, chemical company, product manufacturer, cosmetics manufacturing, trailer maker, candle manufacturer, precast, hot tub manufacturer, chemical blending, boat builder, boat manufacturer, chemicals, concrete products, wood stoves, glass manufacturer, cosmetic company, toy manufacturer, paint manufacturer, chemical plant, vitamin manufacturer, supplement manufacturer, medical device manufacturer, electronics manufacturer, ceramics, mattress manufacturer, fireplace manufacturer",
  "online-business":
    "online business, internet business, web business, online, internet, web based business, digital business, online company, online businesses, internet company, virtual business, website business",
  "ecommerce-stores":
    "ecommerce, e commerce, ecommerce store, e commerce store, online store, online shop, web shop, webshop, shopify store, shopify, dropshipping, ecommerce business, e commerce business, online retail, internet store, web store, ecommerce brand, direct to consumer brand, dtc brand, online retailer, drop shipping, e store, e shop, ecommerce site, ecommerce website, online boutique, dropship store, e tailer, internet retail, shopify business",
  "content-affiliate":
    "content site, affiliate site, content and affiliate, blog, website, newsletter, affiliate marketing, blogger, content website, affiliate website, web site, affiliate, news site, youtube channel, niche site, amazon affiliate, recipe blog, content business, online magazine, podcast, food blog, email newsletter, adsense site, passive income website, affiliate blog",
  "marketplaces-directories":
    "online marketplace, marketplace, directory, online directory, classifieds site, job board, classifieds, directory website, marketplaces and directories, marketplace website, classified ads, job site, online classifieds, listing site, business directory",
  "subscription-boxes":
    "subscription box, subscription business, monthly box, monthly club, box subscription, subscription, subscription box company, subscription company, gift box, monthly subscription",
  "marketplace-sellers":
    "amazon fba, fba, amazon seller, marketplace seller, private label, amazon business, amazon store, fba business, ebay store, ebay business, etsy shop, marketplace brand, amazon brand, amazon fba business, private label brand, amazon, ebay, etsy, etsy store, ebay seller, marketplace seller brands, fba brand, amazon fba store, private label seller",
  "online-courses":
    "online course, online courses, e learning, elearning, online school, online academy, online education, online learning, membership site, paid community, online training, course business, membership website, online community, courses, e learning business, online coaching, online class, digital courses, exam preparation courses",
  apps: "mobile app, app, iphone app, android app, app business, game app, ios app, mobile game, phone app, mobile application, apps, mobile apps, application, video game, game studio, mobile app business",
  "real-estate":
    "real estate, real estate business, realty, property business, income property, investment property, hospitality, lodging, accommodation business, realtor, real estate agency, real estate investment, hospitality business, lodging business, property investment, real estate brokerage, real estate company, real estate agent",
  "motels-inns":
    "motel, inn, motels and inns, roadside inn, motor inn, roadside motel, hostel, motor lodge, highway motel, innkeeper, lodge motel, small motel, motel business, motor hotel, country inn",
  "bed-breakfasts":
    "bed and breakfast, bed & breakfast, b&b, b and b, bnb, guest house, guesthouse, guest home, bed breakfast, bed n breakfast, country guest house, airbnb, tourist home",
  "property-management":
    "property management, property manager, property management company, strata management, condo management, vacation rental management, rental management, building management, property management business, condominium management, airbnb management, property management firm, rental property management, strata, facility management, hoa management, short term rental management, vacation rental, vacation rental company, home inspection, home inspector, real estate appraisal, appraiser",
  "self-storage":
    "self storage, storage facility, storage units, storage unit, mini storage, self storage facility, rv storage, storage yard, storage lockers, public storage, container storage, ministorage, self storage business, storage rental, storage locker",
  "commercial-buildings":
    "commercial building, mixed use building, plaza, commercial property, strip mall, commercial real estate, building with business, shopping plaza, apartment building, office building, income building, building for sale, mixed use property, shopping centre, retail plaza, mixed use, building with apartments, industrial building, shopping mall, building, storefront building, shopping center, mall, warehouse building, commercial space, parking lot, parking garage, car park, office space, strip plaza, multi unit building, apartment complex, apartment block, warehouse property, duplex, triplex, fourplex",
  laundromats:
    "laundromat, coin laundry, launderette, coin wash, laundrette, self service laundry, coin laundromat, washateria, coin operated laundry, laundry mat, wash and fold, coinop laundry, coin op laundry, laundromat business, self serve laundry, laundermat, laundry shop",
  "resorts-cottages":
    "resort, resorts and cottages, cottage resort, cabin, fishing lodge, glamping, lodge, cottage, cabins, lakeside resort, cottage rental, vacation resort, hunting lodge, cabin rental, wilderness lodge, retreat, eco lodge, glamping site, lake resort, beach resort, cottages, chalet, ski lodge, holiday resort, resort business, lakefront resort, vacation cottages, retreat centre, fly in lodge, lakefront cottages, fishing camp, ski resort, cabin resort",
  "mobile-home-parks":
    "mobile home park, trailer park, mobile home community, manufactured home park, manufactured home community, mobile home, manufactured housing, mobile home parks, adult lifestyle community, trailer court, mobile homes, manufactured homes, land lease community",
  restaurants:
    "restaurant, restaurant business, eatery, dining, eating place, restaurateur, restaurants and cafes, licensed restaurant, food service, food services, sit down restaurant, eat in restaurant, restaurant and bar, bar and grill, grill, steakhouse, seafood restaurant, foodservice, place to eat, bar restaurant, restaurant bar, vegan restaurant, vegetarian restaurant, halal restaurant, dine in restaurant, theme restaurant, ghost kitchen, cloud kitchen",
  cafes:
    "cafe, café, coffee shop, coffeeshop, coffee house, coffeehouse, espresso bar, coffee bar, cafés and coffee shops, tea house, tea room, tea shop, internet cafe, barista, cafe business, coffee shop business, brunch cafe, coffee cafe, caffe, coffee place, cafe shop, coffee store, espresso cafe, espresso, coffee and tea shop, coffee shop cafe, bubble tea, bubble tea shop, juice bar, smoothie bar, cyber cafe, lunch counter",
  "family-restaurants":
    "family restaurant, diner, breakfast restaurant, all day breakfast, pancake house, roadhouse, greasy spoon, breakfast place, brunch restaurant, family style restaurant, small town restaurant, breakfast diner, highway diner, brunch, breakfast, family diner, family restaurants and diners, buffet restaurant, truck stop diner, breakfast and lunch restaurant, breakfast spot, home cooking restaurant, buffet",
  pizzerias:
    "pizzeria, pizza, pizza shop, pizza place, pizza restaurant, pizza parlour, pizza parlor, pizza store, pizza takeout, pizza delivery, pizza business, pizza and wings, wood fired pizza, pizza take out, pizza joint, pizza maker, takeout pizza, pizza house",
  "asian-restaurants":
    "asian restaurant, asian food, asian cuisine, oriental restaurant, asian kitchen, asian fusion, wok restaurant, asian takeout, asian fusion restaurant, asian eatery",
  "indian-restaurants":
    "indian restaurant, indian food, south asian restaurant, curry house, indian cuisine, indian kitchen, indian and south asian restaurant, tandoori restaurant, indian takeout, curry restaurant, indian eatery, indian sweets, indian sweet shop, indian",
  "mexican-latin":
    "mexican restaurant, latin restaurant, taqueria, taco shop, mexican food, taco restaurant, burrito shop, tacos, latin american restaurant, mexican, mexican cuisine, mexican and latin restaurant, mexican kitchen, taco stand, tex mex, tex mex restaurant, cantina, taco, taco place, latin food, burrito, tapas restaurant, latino restaurant, burrito restaurant, south american restaurant",
  "fine-dining":
    "fine dining, fine dining restaurant, bistro, french restaurant, brasserie, upscale restaurant, gourmet restaurant, high end restaurant, fine dining and bistro, chef owned restaurant, white tablecloth restaurant, french bistro, michelin restaurant, elegant restaurant, destination restaurant, luxury restaurant, chef restaurant",
  "takeout-fast-casual":
    "takeout, take out, fast casual, fast food, fast food restaurant, takeaway, take away, burger joint, burger shop, sandwich shop, shawarma, donair, fish and chips, fried chicken, poke bowl, sub shop, burger restaurant, takeout restaurant, take out restaurant, burger, kebab shop, poke, sandwich, shawarma restaurant, takeout and fast casual, fast casual restaurant, food court, chip stand, poutine, salad bar, wrap shop, hamburger, snack bar, burger bar, chicken restaurant, kebab, gyros, falafel, donair shop, food court restaurant, hot dog stand, poke restaurant, takeout food, chip wagon, burger place, jerk chicken, shawarma shop, chicken wings, food counter, submarine shop, fast food place, fish & chips, burgers",
  "food-trucks":
    "food truck, food trailer, mobile kitchen, street food, food cart, chip truck, taco truck, mobile food, catering truck, food van, food truck business, mobile catering, food stand, concession trailer, mobile restaurant, street food truck, food stall, foodtruck, hot dog cart, concession stand, food wagon",
  retail:
    "retail, retail store, retail shop, retail business, store, shop, retailer, retail trade, storefront, retail stores, brick and mortar store, retail company, specialty retail, specialty store, boutique shop",
  "convenience-stores":
    "convenience store, corner store, variety store, c store, convenience, general store, bodega, dep, milk store, depanneur, cornerstore, village store, convenience shop, mini store, lottery store, smoke shop convenience, country store, newsagent, newsstand, kiosk, c stores",
  "clothing-shoes":
    "clothing and shoes, clothing store, clothing boutique, clothing, shoe store, clothes store, fashion boutique, boutique, dress shop, bridal shop, bridal store, menswear, womens clothing, women's clothing, lingerie store, fashion, shoe shop, childrens clothing, children's clothing, apparel store, fashion store, shoes, clothes shop, mens clothing, men's clothing, clothes, bridal, bridal boutique, wedding dress, wedding dresses, footwear, tailor, tailor shop, tailoring, clothing shop, workwear store, shoe, ladies wear, lingerie, garment store, cobbler, shoe repair, alterations, womens boutique, kids clothing, kids clothing store, fashion retail, outerwear store, fashion shop, uniform store, formal wear, tuxedo rental, accessories store, handbags, swimwear, menswear store, footwear store, clothing retail",
  "gift-shops":
    "gifts and souvenirs, gift shop, gift store, souvenir shop, souvenir store, card shop, gift, souvenir, card store, gift boutique, craft store gifts, gift and card shop, tourist shop, christmas store, art gallery, gallery, gifts, novelty store, gift shop business, local crafts, pottery, greeting cards, tourist store, gifts store, card and gift shop, stationery store, craft gallery, pottery shop, christmas shop, candle store, soap store, card and gift store, crystal shop, new age store, religious store, balloon shop",
  "sporting-goods":
    "sporting goods, sporting goods store, bike shop, bicycle shop, bicycle store, bicycle, bike store, bike, ski shop, sports store, sport shop, outdoor store, fishing store, tackle shop, hunting store, golf shop, skate shop, hockey shop, running store, surf shop, sports shop, cycling shop, outdoor gear, gun shop, gun store, hockey store, bait and tackle, bait shop, ski store, sporting goods and bikes, fishing tackle, snowboard shop, archery, archery shop, sports equipment, cycle shop, bike repair, bicycle repair, fitness equipment store, hunting and fishing store, e bike shop, outdoor equipment, camping store, dive shop, sports goods, skis, cycle store, firearms, sports apparel, fishing shop, sports gear, ski and snowboard shop, ebike shop, golf store, skating",
  "pet-stores":
    "pet store, pet shop, pet food store, pet supply, pet supplies, pet supply store, aquarium store, pet food, pet business, pet supplies store, aquarium shop, aquarium, dog food store, fish store, pet boutique, petshop, pet retail, pet, animal store, pet food shop, pets, reptile store, pets store, tropical fish store, dog store",
  jewellery:
    "jewellery, jewelry, jewellery store, jewelry store, jeweller, jeweler, goldsmith, watch repair, jewellery shop, jewelry shop, watch store, pawn shop, watch shop, jewelers, pawnshop, watchmaker, jewellery business, jewelry business, jewel, gold buyer, diamonds, silversmith, watches, pawn broker, pawnbroker, engagement rings",
  "hardware-building":
    "hardware and building supply, hardware store, hardware, building supply, building supplies, building materials, lumber yard, lumberyard, home hardware, building supply store, paint store, lumber store, hardware shop, lumber, building centre, building center, home improvement store, building material, home improvement centre, building materials store, plumbing supply, electrical supply, tool store, rona, home centre, building supply yard, building material supplier, ironmonger, hardware business, locksmith, lock shop, key shop, diy store, builders merchant, lumber company",
  "liquor-vape":
    "liquor store, liquor, liquor and specialty, vape shop, vape store, vape, wine store, wine shop, beer store, cannabis store, cannabis, dispensary, cigar shop, cigar store, tobacco shop, smoke shop, beer and wine store, u brew, wine making, off licence, bottle shop, liquor shop, tobacconist, weed store, wine and spirits, spirits store, cannabis dispensary, pot shop, cannabis shop, wine and liquor store, marijuana dispensary, marijuana, cold beer and wine, wine kit store, head shop, ubrew, winemaking store, liquor outlet, tobacco store, tobacco, beer and liquor store, package store, cannabis retail, wine making store, e cigarette store, brew your own, marijuana store, wine merchant",
  "books-toys-hobby":
    "books toys and hobbies, bookstore, book store, bookshop, book shop, toy store, toy shop, hobby shop, hobby store, comic book store, comic shop, comic store, game store, board game store, craft store, yarn store, yarn shop, fabric store, quilt shop, books, music store, art supply store, bookseller, toy, toys, comic, used book store, game shop, craft shop, quilting, fabric shop, card game store, comics, books and toys, hobby, video game store, record store, vinyl records, scrapbook store, art supplies, musical instruments, instrument store, used bookstore, model train store, toys store, kids toys, crafts, gaming store, school supplies, comic books, stationery, board games, quilt store, craft supplies, children's books, sewing store, wool shop, stationery shop, toys and games, board game cafe",
  "thrift-consignment":
    "thrift and consignment, thrift store, thrift shop, consignment store, consignment shop, consignment, second hand store, second hand shop, secondhand store, secondhand shop, antique store, antique shop, antiques, vintage store, vintage shop, used clothing, used furniture, antique mall, flea market, antique, vintage clothing, thrift, vintage clothing store, resale shop, charity shop, used goods, vintage, antique dealer, second hand, used clothing store, consignment boutique, second hand clothes, used furniture store, collectibles, antiques store, secondhand, second hand clothing, resale store, antique market, used goods store, vintage boutique, collectables, second hand furniture, auction house",
  technology:
    "technology, tech, it, information technology, tech company, technology company, tech business, technology business, software company, software business, software, it business, it firm, tech startup, tech firm, startup, ai company, computer business, computer company",
  saas: "saas, software as a service, saas company, saas business, cloud software, web application, software product, subscription software, b2b saas, web app, software platform, saas product, micro saas, online software, saas startup",
  "managed-it":
    "managed it, managed it services, it services, it company, it support, msp, managed services, managed service provider, it service, computer support, tech support, it consulting, it service provider, network support, it managed services, computer services, it provider, it support company, computer consulting, it consultant, managed it provider, help desk, cloud services, network services, cyber security, cybersecurity, it services company, computer networking, managed it company",
  "web-software-development":
    "web and software development, web development, software development, web design, software developer, web developer, app development, software house, web agency, web design company, software studio, web designer, software development company, web design business, website design, custom software, software consultancy, mobile app development, app developer, erp consulting, website development, web development agency, web development company, programming, programmer, website builder, software agency, software engineering, software consulting, it development, web studio, erp, crm, software dev, web hosting, web dev",
  "device-repair":
    "phone and computer repair, phone repair, cell phone repair, computer repair, phone repair shop, cellphone repair, device repair, computer shop, mobile phone repair, iphone repair, electronics repair, laptop repair, computer store, cell phone store, phone shop, phone store, computer repair shop, cellphone store, mobile phone shop, cell phone shop, computer technician, smartphone repair, screen repair, mobile repair, cell phone, tablet repair, wireless store, computer sales and service, pc repair, cellphone, repair of phones, computer, mobile phone store, computer service, game console repair, electronics repair shop, appliance repair, appliance repair business, appliance store, vacuum store, printer repair, computer repair store",
  "security-automation":
    "security systems and automation, security system, security systems, home automation, smart home, access control, cctv, security camera, security cameras, alarm installer, camera installation, surveillance, home automation company, cctv installer, security camera installer, alarm installation, alarm systems, security integrator, burglar alarm, alarm system, smart home installer, security system installer, camera installer, video surveillance, security systems company, fire alarm, access control company, surveillance cameras, automation company, smart home company",
  "telecom-internet":
    "telecom and internet, telecom, internet provider, internet service provider, isp, telecommunications, wireless internet provider, telephone company, cabling, voip, cabling company, telecom company, internet company provider, phone company, fibre internet, network cabling, data cabling, rural internet, telecommunication, voip company, telecom business, telecommunications company, wireless internet, telco, structured cabling, wisp, telephony, broadband, cable company, business phone systems, fiber internet, voip provider",
  "av-electronics":
    "audio visual, audio visual and electronics, av company, audio video, electronics store, car audio, home theatre, home theater, electronics, av integrator, event av, stereo shop, stereo store, car stereo, remote starter, audiovisual, av, sound system, sound company, staging company, lighting and sound, audio visual company, tv repair, av business, audio company, recording studio, video production, electronic store, av rental, car audio shop, photography studio, photography, photographer, photo studio, audio, videographer, home audio, electronics shop, sound and lighting",
  transportation:
    "transportation, transport, transportation business, logistics, logistics company, transport company, transportation company, transportation and logistics, transport business, logistics business, shipping company, transport services",
  trucking:
    "trucking, trucking company, trucking and freight, trucker, freight carrier, freight company, freight, haulage, hauling, hauling company, truck company, long haul, flatbed, reefer carrier, dump truck, heavy haul, trucking business, freight trucking, log hauling, carrier, truck business, transport trucking, freight hauling, trucking firm, truck, truck driver, owner operator truck, dump truck business, truck fleet, long haul trucking, cargo, dump truck company, haulier, flatbed carrier, semi truck, motor carrier, freight transport, lorry, car hauler, car hauling, expedited freight, hot shot trucking, hotshot, tanker company, water hauling, oilfield services, oilfield trucking, oilfield",
  "courier-delivery":
    "courier, courier and delivery, courier company, courier service, delivery, delivery service, delivery route, delivery company, delivery business, parcel delivery, fedex route, fedex routes, bread route, courier business, amazon delivery, delivery routes, last mile delivery, courier and delivery routes, route business, package delivery, messenger service, same day courier, parcel, milk route, amazon dsp, local delivery, food delivery, water delivery, messenger, route sales, snack route, grocery delivery, delivery driver, parcel service, fedex",
  "moving-storage":
    "moving company, moving and storage, mover, movers, moving, moving business, relocation company, removals, removal company, moving service, moving truck, furniture moving, moving services, household moving, house movers, moving and storage company, furniture movers, house moving",
  "bus-limo-taxi":
    "bus limousine and taxi, bus company, limo, limousine, limo service, limousine service, taxi, taxi company, taxi business, cab company, charter bus, school bus, bus charter, airport shuttle, shuttle service, limo company, cab, coach company, bus, taxi service, school bus company, limousine company, shuttle, bus lines, taxicab, shuttle company, chauffeur service, bus line, tour bus, party bus, limo business, motor coach, bus business, chauffeur, shuttle bus, coach, airport taxi, charter bus company, buses",
  "waste-disposal":
    "waste and disposal, waste disposal, waste management, garbage, garbage collection, bin rental, dumpster rental, dumpster, scrap metal, recycling, septic pumping, septic service, scrap yard, recycling company, recycling centre, recycling center, trash removal, waste removal, garbage company, waste company, garbage removal, waste hauling, septic, bin rental company, garbage disposal, waste, scrap, scrapyard, recycling depot, rubbish removal, portable toilet, portable toilets, septic tank service, septic company, recycling business, roll off dumpster, dumpster company, disposal, bottle depot, trash, waste collection, waste business, hazardous waste, sanitation, junk hauling, recycler, medical waste, grease trap, used oil, portable washrooms",
  "freight-brokerage":
    "freight brokerage, freight broker, warehousing, warehouse, freight forwarding, freight forwarder, customs broker, 3pl, fulfilment, fulfillment, fulfilment centre, fulfillment center, distribution centre, distribution center, logistics brokerage, customs brokerage, freight brokerage and warehousing, 3pl company, fulfilment company, fulfillment company, third party logistics, warehouse business, warehousing company, fulfilment business, cold storage, storage warehouse, warehouse and fulfilment, load broker, warehouse company, import export, import and export, freight agency, order fulfilment, order fulfillment, freight logistics",
  "medical-school-transport":
    "medical and school transport, medical transport, medical transportation, patient transport, patient transfer, wheelchair transport, non emergency medical transportation, nemt, school van, ambulance, senior transportation, wheelchair van, student transportation, patient transportation, ambulance service, wheelchair transportation, school transport, seniors transport, paratransit, ambulance company, medical van, handicap transport, disabled transport, accessible transportation, school transportation, medical transfer, special needs transportation",
};
