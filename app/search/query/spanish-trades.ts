/** What people call each category and subcategory in Spanish; see `english-trades.ts`. */
export const spanishTrades: Readonly<Record<string, string>> = {
  "agricultural-supplies":
    "agricultura, insumos agrícolas, agropecuario, agronegocio, agropecuaria, productos agrícolas, empresa agrícola",
  "feed-and-seed":
    "forrajera, forrajería, alimento para ganado, semillas, tienda de forrajes, semillería, alimento balanceado, alimento para animales, veterinaria y forrajera",
  "farm-equipment":
    "maquinaria agrícola, equipo agrícola, tractor, venta de tractores, tractores, distribuidora de tractores, implementos agrícolas",
  "greenhouses-nurseries":
    "invernadero, vivero, vivero de plantas, hidroponía, viverista, viveros, invernaderos",
  "crop-farms":
    "huerto, huerta, granja de frutas, finca, cultivo, campo de cultivo, huerto de manzanas, rancho agrícola, hortalizas, plantación, granja orgánica, cultivos, huerto frutal",
  "livestock-dairy":
    "ganadería, rancho, granja lechera, lechería, granja avícola, rancho ganadero, establo, granja, ganado, caballeriza, centro ecuestre, granja porcina, granja de pollos, ganadero, ranchero, hípica, cría de ganado, granja de cerdos",
  "crop-services":
    "servicios agrícolas, agronomía, agrónomo, fumigación agrícola, análisis de suelos, fumigación con drones, asesoría agrícola",
  "apiaries-specialty":
    "apicultura, apiario, apicultor, miel, granja de miel, colmena, abejas, granja de lavanda, colmenas, granja de hongos, producción de miel",
  automotive:
    "automotriz, automóvil, negocio automotriz, coche, carro, auto, automotor, automoción, vehículos, autos",
  "auto-repair":
    "taller mecánico, mecánico, taller automotriz, reparación de autos, taller de autos, mecánica automotriz, reparación de coches, taller de coches, servicio automotriz, taller, cambio de aceite, taller de mecánica, mecánica, reparación de automóviles, reparación de carros, taller mecánico automotriz, taller de reparación",
  "body-shops":
    "hojalatería y pintura, hojalatería, taller de hojalatería, carrocería, chapa y pintura, pintura automotriz, taller de carrocería, taller de chapa y pintura, enderezado y pintura, taller de pintura, chapistería, hojalatero",
  "car-wash-detailing":
    "lavado de autos, autolavado, lavado de coches, lavadero de autos, lavadero de coches, detallado automotriz, lavado de carros, car wash, lavautos, estética automotriz, lavacoches, túnel de lavado, auto lavado, polarizado",
  "tire-shops":
    "llantera, llanta, llantas, llantería, neumático, vulcanizadora, neumáticos, tienda de llantas, venta de llantas, gomería, desponchadora, taller de llantas",
  "gas-stations":
    "gasolinera, gasolinería, estación de servicio, estación de gasolina, bencinera, gasolina, estación de combustible, surtidor, combustible",
  "used-car-dealers":
    "venta de autos usados, lote de autos, agencia de autos, autos usados, concesionario, venta de autos, concesionaria, coches usados, coches de segunda mano, compraventa de autos, carros usados, autos seminuevos, seminuevos, concesionario de autos, venta de coches, concesionaria de autos, venta de carros, agencia de motos, motos, motocicletas",
  "parts-accessories":
    "refaccionaria, refacciones, autopartes, repuestos, accesorios para autos, tienda de autopartes, venta de refacciones, deshuesadero, yonke, repuestos de autos, tienda de repuestos, recambios, refacciones automotrices, accesorios automotrices",
  "towing-recovery":
    "grúa, grúas, servicio de grúas, grúas de arrastre, remolque, asistencia vial, servicio de grúa, empresa de grúas, auxilio vial",
  "bars-pubs": "bar, bares, bares y cantinas, negocio de bar",
  "neighbourhood-pubs": "pub, taberna irlandesa, cervecería de barrio, pub irlandés, bar de barrio",
  "sports-bars":
    "bar deportivo, bar de deportes, billar, sports bar, salón de billar, billares, bar de alitas",
  "brewpubs-taprooms":
    "cervecería artesanal, microcervecería, cerveza artesanal, bar cervecero, sala de degustación de cerveza, brewpub",
  "cocktail-wine-bars":
    "bar de vinos, coctelería, bar de cócteles, vinoteca bar, bar de tapas, lounge, bar de copas, enoteca",
  "nightclubs-live-music":
    "discoteca, club nocturno, antro, centro nocturno, boliche bailable, música en vivo, sala de conciertos, bar con música en vivo, karaoke, salón de baile",
  "hotel-taverns": "taberna, cantina con hotel, hotel bar, hotel con bar, taberna con hotel",
  "beauty-personal-care":
    "belleza, cuidado personal, salón de belleza, estética, sala de belleza, centro de belleza, estética y belleza",
  "hair-salons":
    "peluquería, peluquero, estilista, corte de cabello, peluquera, salón de peluquería, corte de pelo, cabello, peinados",
  barbershops: "barbería, barbero, peluquería de hombres, peluquería para caballeros, barber shop",
  "nail-salons":
    "salón de uñas, uñas, manicura, manicure, pedicura, estudio de uñas, manicurista, pedicure, uñas acrílicas, spa de uñas",
  "day-spas": "spa, spa de día, balneario, baños termales, sauna, temazcal, spa urbano",
  "medical-aesthetics":
    "medicina estética, clínica estética, clínica de estética, depilación láser, estética médica, clínica láser, clínica de belleza, centro de estética, clínica de piel, depilación, esteticista, tratamientos faciales, bótox, dermatología",
  "lash-brow-studios":
    "pestañas y cejas, extensión de pestañas, pestaña, ceja, estudio de pestañas, extensiones de pestañas, pestañas, cejas, microblading, diseño de cejas, maquillaje permanente, lifting de pestañas",
  "tattoo-studios":
    "tatuaje, estudio de tatuajes, tatuador, perforaciones, tienda de tatuajes, tatuajes, salón de tatuajes, tatuadora, estudio de tatuaje, piercing",
  "pet-grooming":
    "estética canina, peluquería canina, estética de mascotas, peluquería de mascotas, aseo de mascotas, guardería canina, guardería para perros, hotel para perros, hotel para mascotas, estética para mascotas, pensión canina, baño de perros, criadero",
  "business-services":
    "servicios empresariales, servicios profesionales, servicios a empresas, empresa de servicios, servicios para empresas, despacho de abogados, abogado, bufete de abogados, bufete, notaría, notario, agencia de traducción, centro de llamadas, call center, arquitecto, despacho jurídico",
  "accounting-bookkeeping":
    "contabilidad, contador, despacho contable, teneduría de libros, contaduría, impuestos, firma contable, contable, despacho de contadores, asesoría fiscal, nómina, estudio contable, gestoría, asesoría contable, contadora, oficina contable, asesoría fiscal y contable",
  "commercial-cleaning":
    "limpieza comercial, limpieza de oficinas, limpieza industrial, servicio de limpieza industrial, limpieza de edificios, limpieza de ventanas, empresa de limpieza comercial, conserjería, intendencia, limpieza de vidrios, limpieza de cristales",
  "marketing-agencies":
    "agencia de marketing, publicidad, agencia de publicidad, mercadotecnia, marketing digital, agencia digital, marketing, diseño gráfico, agencia de mercadotecnia, agencia creativa, diseñador gráfico, agencia publicitaria, agencia de diseño, redes sociales",
  "printing-signage":
    "imprenta, impresión, serigrafía, bordado, rotulación, centro de copiado, taller de impresión, copias, papelería e imprenta, bordados, copistería, impresión digital, impresor, rotulación de vehículos, vinilos, rotulado",
  "staffing-agencies":
    "agencia de empleo, reclutamiento, agencia de colocación, agencia de personal, bolsa de trabajo agencia, agencia de reclutamiento, agencia de empleos, recursos humanos, agencia de trabajo temporal, reclutador, headhunter",
  "security-services":
    "seguridad privada, empresa de seguridad, guardias de seguridad, vigilancia, agencia de seguridad, guardia de seguridad, servicios de seguridad, monitoreo de alarmas, vigilante, compañía de seguridad",
  "insurance-agencies":
    "seguros, agencia de seguros, correduría de seguros, aseguradora, agente de seguros, corredor de seguros, seguro, despacho de seguros, oficina de seguros",
  "laundry-linen":
    "lavandería industrial, lavandería comercial, renta de uniformes, renta de blancos, lavandería para hoteles, servicio de lavandería, alquiler de uniformes",
  "consulting-training":
    "consultoría, consultor, capacitación, firma consultora, asesoría, consultora, empresa de capacitación, despacho de consultoría, capacitación empresarial, asesoría empresarial, ingeniería, consultoría ambiental, formación empresarial, primeros auxilios",
  childcare:
    "cuidado infantil, cuidado de niños, guardería y cuidado infantil, servicios infantiles",
  "daycare-centres":
    "guardería, guardería infantil, estancia infantil, centro infantil, jardín infantil, sala cuna, centro de cuidado infantil, guardería de niños",
  preschools:
    "preescolar, jardín de niños, kínder, kinder, escuela montessori, montessori, jardín de infantes, prekínder, preescolar montessori, educación inicial",
  "before-after-school":
    "cuidado después de la escuela, programa extraescolar, actividades extraescolares, extraescolar, cuidado antes y después de la escuela, programa después de la escuela, club de tareas, después de la escuela",
  "home-daycares":
    "guardería en casa, guardería familiar, guardería en el hogar, cuidado infantil en casa, guardería doméstica",
  "summer-camps":
    "campamento de verano, campamento, campamento infantil, curso de verano, campamento para niños, colonia de verano, campamentos",
  "nanny-agencies":
    "agencia de niñeras, niñera, niñeras, agencia de nanas, nanas, cuidadora de niños, nana, babysitter",
  construction:
    "construcción, constructora, contratista, empresa constructora, empresa de construcción, oficios, compañía de construcción, constructor, compañía constructora",
  "general-contractors":
    "contratista general, remodelación, remodelaciones, renovación, constructora de casas, carpintero, empresa de remodelación, carpintería, reformas, empresa de reformas, albañilería, reformas del hogar, remodelación de casas, manitas, renovaciones, constructor de casas, albañil",
  "plumbing-hvac":
    "plomería, plomero, fontanería, fontanero, aire acondicionado, calefacción, refrigeración, empresa de plomería, climatización, gasista, plomería y calefacción, calefacción y aire acondicionado, técnico en refrigeración, compañía de plomería",
  electrical:
    "electricista, electricidad, contratista eléctrico, empresa eléctrica, instalaciones eléctricas, paneles solares, instalación eléctrica, energía solar, servicios eléctricos, eléctrico, contratistas eléctricos",
  "roofing-siding":
    "techos, techador, techado, impermeabilización, impermeabilizante, techo, tejado, empresa de techos, techumbre, canaletas, tejados, techista, reparación de techos, compañía de techos, impermeabilizaciones, revestimiento exterior",
  "excavation-concrete":
    "excavación, concreto, hormigón, concretera, excavaciones, movimiento de tierras, pavimentación, demolición, empresa de excavación, asfalto, retroexcavadora, cimentación, terracería, mampostería, excavadora, premezclado, grava, cemento",
  "flooring-tile":
    "pisos, piso, azulejo, azulejos, pisos y azulejos, tienda de pisos, suelo laminado, parquet, mosaicos, instalación de pisos, cerámica, alfombras, loseta, revestimiento de pisos, suelos, colocación de pisos, duela, pisos de madera",
  "windows-doors":
    "ventanas y puertas, puertas y ventanas, ventana, puerta, vidriería, cancelería, vidrio, vidriero, vidrios y aluminio, aluminio y vidrio, ventanas, puertas, cristalería, puertas de garaje, vidrios, puertas automáticas, portones",
  "painting-drywall":
    "pintura, pintor, pintores, tablaroca, empresa de pintura, pintura y tablaroca, panel de yeso, aislamiento, pintura de casas, contratista de pintura, yesero, drywall, durlock, pintura residencial",
  "equipment-rental":
    "renta de equipo, renta de maquinaria, alquiler de equipo, alquiler de maquinaria, renta de herramienta, andamios, alquiler de herramientas, renta de andamios, renta de herramientas, alquiler de andamios, baños portátiles, alquiler de equipos, renta de equipos, renta de grúas",
  education:
    "educación, escuela, academia, enseñanza, instituto, centro educativo, colegio educación, negocio educativo, profesor",
  "tutoring-centres":
    "tutoría, tutorías, centro de tutoría, regularización, clases particulares, asesorías académicas, centro de regularización, apoyo escolar, tutor, refuerzo escolar, centro de tutorías, clases de matemáticas, academia de matemáticas",
  "language-schools":
    "escuela de idiomas, academia de idiomas, escuela de inglés, clases de inglés, instituto de idiomas, academia de inglés, centro de idiomas, idiomas, escuela de español, clases de idiomas, inglés",
  "music-dance-schools":
    "escuela de música, escuela de danza, academia de baile, academia de música, escuela de baile, academia de danza, estudio de danza, clases de música, clases de baile, ballet, escuela de arte, baile, academia de ballet, danza, estudio de baile",
  "driving-schools":
    "escuela de manejo, autoescuela, escuela de conducir, auto escuela, academia de manejo, clases de manejo, escuela de choferes, escuela de conducción",
  "career-colleges":
    "instituto técnico, escuela técnica, colegio privado técnico, escuela de belleza, universidad privada, escuela de oficios, formación profesional, instituto de belleza, academia de belleza, escuela vocacional, instituto profesional",
  "private-schools":
    "escuela privada, colegio privado, colegio, escuela primaria, escuela particular, colegio particular, preparatoria privada, escuela secundaria, primaria privada, internado, escuela primaria privada",
  "coding-stem":
    "escuela de programación, robótica, programación para niños, escuela de robótica, clases de robótica, robótica para niños, programación infantil, clases de programación, academia de programación, escuela de computación",
  entertainment:
    "entretenimiento, recreación, ocio, diversión, turismo, esparcimiento, empresa turística, negocio turístico, cine, teatro, parque acuático, casino",
  "fitness-studios":
    "gimnasio, gym, estudio de yoga, yoga, centro de acondicionamiento físico, estudio de pilates, pilates, entrenamiento personal, centro deportivo, fitness, entrenador personal, crossfit, club deportivo, centro fitness, acondicionamiento físico",
  "bowling-arcades":
    "boliche, bolera, sala de juegos, centro de entretenimiento familiar, juegos de arcade, arcade, parque de diversiones, salón de juegos, centro de diversiones, parque infantil, parque de trampolines, maquinitas, videojuegos arcade, minigolf, salón de fiestas infantiles, mini golf, parque de atracciones",
  "escape-rooms":
    "sala de escape, cuarto de escape, escape room, realidad virtual, lanzamiento de hachas, juego de escape, salas de escape, gotcha",
  "event-venues":
    "salón de eventos, salón de fiestas, salón de bodas, centro de convenciones, salón para bodas, salón de banquetes, jardín de eventos, bodas, lugar para bodas, espacio para eventos, salón de recepciones, sala de eventos, boda, jardín para eventos, recinto para eventos, hacienda para bodas",
  "tours-outfitters":
    "tours, operadora turística, operador turístico, turismo de aventura, excursiones, agencia de tours, paseos en lancha, pesca deportiva, renta de bicicletas, agencia de viajes, recorridos turísticos, renta de kayaks, ecoturismo, empresa de tours, alquiler de bicicletas, paseos turísticos, excursión, alquiler de kayaks, guía turístico, avistamiento de ballenas, viajes, tour operador, paseos en barco",
  "golf-marinas":
    "campo de golf, golf, marina, club de golf, puerto deportivo, club de yates, embarcadero, campo de práctica de golf",
  "event-rentals":
    "renta de mobiliario para eventos, renta de carpas, alquiler para eventos, dj, renta de inflables, organización de eventos, alquiler de carpas, banquetes y eventos, inflables, brincolines, organizador de eventos, planeación de eventos, wedding planner, renta de mesas y sillas, planificación de bodas, renta para fiestas, luz y sonido, eventos, alquiler de inflables, organizadora de eventos, renta de sillas",
  "martial-arts":
    "artes marciales, escuela de artes marciales, karate, boxeo, gimnasio de boxeo, taekwondo, academia de artes marciales, judo, escuela de karate, kickboxing, club de boxeo, dojo, jiu jitsu",
  campgrounds:
    "camping, campamento de casas rodantes, parque de casas rodantes, área de acampar, parque de rv, zona de camping, terreno para acampar, parque para casas rodantes, acampar, campismo",
  "food-beverage":
    "alimentos y bebidas, comida y bebida, alimentos, bebidas, negocio de comida, comida, empresa de alimentos, negocio de alimentos, comidas",
  bakeries:
    "panadería, pastelería, panadero, repostería, pan, pastelería y panadería, panificadora, pasteles, donas, pastelero, panadería y pastelería, confitería pastelería, repostero, pastel, bizcochería, pan dulce, panadería artesanal",
  "grocery-specialty":
    "tienda de abarrotes gourmet, supermercado, abarrotes, tienda de comestibles, ultramarinos, frutería, minisúper, mercado, verdulería, alimentos naturales, productos orgánicos, tienda naturista, quesería, abarrotería, minimercado, tienda gourmet, tienda de productos orgánicos, frutas y verduras, mini súper, tienda orgánica, bodega de abarrotes, delicatessen gourmet, almacén de comestibles, tienda de alimentos, comestibles",
  "butchers-delis":
    "carnicería, carnicero, salchichonería, charcutería, carnes, pescadería, embutidos, rastro, tocinería, carne, cremería y salchichonería, ahumados, pollería, pescados y mariscos, fiambrería",
  catering:
    "banquetes, servicio de banquetes, catering, servicio de catering, empresa de catering, banquetera, banquete, comida para eventos, servicio de comida, cocina económica para eventos",
  "food-production":
    "producción de alimentos, productor de alimentos, salsas, productos alimenticios, marca de alimentos, fábrica de salsas, botanas, comida congelada, mermeladas, comida preparada, elaboración de alimentos, salsa picante",
  "breweries-wineries": "bebidas alcohólicas, productor de alcohol, cervecerías y vinícolas",
  "coffee-roasters":
    "tostadora de café, tostaduría, tostador de café, torrefactora, tostadero de café, torrefacción, tostado de café, tostadores de café",
  "ice-cream-desserts":
    "heladería, nevería, paletería, helado, postres, dulcería, chocolatería, helados, nieves, yogurt helado, paletas, dulces, paletería y nevería, postre, gelatería, chocolates, chocolate, crepería dulce, tienda de dulces, confitería, neveria y paleteria",
  "wholesale-distribution":
    "distribuidora de alimentos, mayorista, distribuidor de alimentos, distribuidora, venta al por mayor, máquinas expendedoras, mayorista de alimentos, distribuidor, máquina expendedora, distribuidora de bebidas, vending, mayoreo, mayorista de frutas, venta al mayoreo, distribución, distribución de alimentos",
  franchises:
    "franquicia, franquiciado, negocio de franquicia, franquicias en venta, negocio franquiciado",
  "coffee-franchises":
    "franquicia de café, franquicia de panadería, franquicia de cafetería, franquicia cafetería, franquicia de bubble tea",
  "quick-service-franchises":
    "franquicia de comida rápida, franquicia de restaurante, franquicia de pizza, franquicia de comida, franquicia restaurante, franquicia de hamburguesas, franquicia de alimentos, franquicia de pollo",
  "home-service-franchises":
    "franquicia de limpieza, franquicia de servicios para el hogar, franquicia de servicios, franquicia de pintura, franquicia de jardinería, restauración por daños, franquicia de mantenimiento",
  "fitness-franchises":
    "franquicia de gimnasio, franquicia de fitness, gimnasia, franquicia fitness, gimnasia infantil, franquicia deportiva",
  "education-franchises":
    "franquicia educativa, franquicia de educación, franquicia de tutoría, franquicia de escuela, franquicia infantil, franquicia de idiomas",
  "retail-franchises":
    "franquicia de tienda, franquicia minorista, tienda de todo a un dólar, tienda de colchones, colchonería, artículos de fiesta, tienda de suplementos, suplementos, tienda de artículos para fiestas, franquicia de venta al menudeo, paquetería y envíos franquicia, colchones",
  "senior-care-franchises":
    "franquicia de cuidado de adultos mayores, audífonos, clínica auditiva, franquicia de salud, audiología, aparatos auditivos, franquicia de cuidado en casa, franquicia de cuidados, centro auditivo",
  "automotive-franchises":
    "franquicia automotriz, parabrisas, renta de autos, alquiler de autos, renta de coches, franquicia de autos, alquiler de coches, cristales automotrices, renta de carros, afinación y frenos franquicia",
  healthcare:
    "salud, atención médica, cuidado de la salud, clínica, servicios de salud, negocio de salud, sector salud, clínica privada, médico sector",
  "dental-practices":
    "dentista, consultorio dental, clínica dental, odontología, odontólogo, ortodoncia, ortodoncista, dental, gabinete dental, consultorio odontológico, consultorio de dentista",
  pharmacies: "farmacia, farmacéutico, botica, droguería, farmacias, farmacia independiente",
  physiotherapy:
    "fisioterapia, fisioterapeuta, clínica de fisioterapia, rehabilitación, terapia física, clínica de rehabilitación, centro de rehabilitación, kinesiología, terapia ocupacional, centro de fisioterapia",
  "medical-clinics":
    "clínica médica, consultorio médico, médico, centro médico, doctor, laboratorio clínico, consultorio, imagenología, laboratorio médico, clínica de salud mental, psicólogo, consultorio de psicología, médico familiar, clínica del sueño, doctores, médicos",
  optical:
    "óptica, optometrista, lentes, tienda de lentes, optometría, anteojos, oftalmólogo, gafas, óptico, ópticas, consultorio de optometría",
  "home-care":
    "cuidado en casa, cuidado a domicilio, atención domiciliaria, cuidado de ancianos, enfermería a domicilio, cuidado de adultos mayores, enfermeras a domicilio, agencia de enfermeras, enfermería, cuidado de personas mayores, cuidadores, enfermera, agencia de cuidadores, cuidados en el hogar",
  "massage-wellness":
    "masaje, masajes, masajista, quiropráctico, quiropráctica, acupuntura, bienestar, naturopatía, clínica de masajes, osteopatía, acupunturista, centro de bienestar, masoterapia, terapeuta de masaje, centro de masajes, clínica quiropráctica, osteópata, sala de masajes",
  veterinary:
    "veterinaria, veterinario, clínica veterinaria, hospital veterinario, consultorio veterinario, médico veterinario, hospital de mascotas",
  "senior-residences":
    "asilo, asilo de ancianos, residencia de ancianos, casa de retiro, hogar de ancianos, residencia para adultos mayores, residencia geriátrica, casa de reposo, geriátrico, residencia de mayores, residencia para mayores, estancia para adultos mayores, hogar de adultos mayores",
  "home-garden":
    "hogar y jardín, servicios para el hogar, casa y jardín, mantenimiento del hogar, servicios domésticos",
  landscaping:
    "jardinería, paisajismo, jardinero, paisajista, mantenimiento de jardines, remoción de nieve, empresa de jardinería, césped, diseño de jardines, corte de césped, cuidado del césped, riego, empresa de paisajismo, mantenimiento de áreas verdes, jardineros, quitanieves, sistemas de riego",
  "garden-centres":
    "centro de jardinería, florería, floristería, florista, tienda de flores, tienda de plantas, flores, flor, tienda de jardinería, plantas, arreglos florales",
  "pools-spas":
    "piscina, alberca, albercas, piscinas, mantenimiento de albercas, tienda de piscinas, mantenimiento de piscinas, jacuzzi, limpieza de albercas, construcción de albercas, tinas de hidromasaje, limpieza de piscinas, albercas y spas, construcción de piscinas",
  "residential-cleaning":
    "limpieza de casas, limpieza residencial, servicio doméstico, limpieza de alfombras, limpieza del hogar, empleada doméstica, limpieza doméstica, servicio de limpieza de casas, limpieza de ductos, limpieza de tapicería, limpieza de muebles, mucama",
  "furniture-decor":
    "mueblería, muebles, tienda de muebles, decoración, decoración de interiores, diseño de interiores, tapicería, persianas, cortinas, mueble, decorador, diseñador de interiores, tienda de decoración, tapicero, interiorismo, persianas y cortinas, iluminación, artículos para el hogar, decoración del hogar",
  "kitchens-cabinets":
    "cocinas integrales, gabinetes, cocinas, gabinetes de cocina, carpintería de cocinas, encimeras, ebanistería, cubiertas de granito, cocinas y gabinetes, muebles de cocina, clósets, cocina integral, armarios, cubiertas de cocina, ebanista",
  "pest-control":
    "control de plagas, fumigación, fumigador, fumigadora, exterminador, exterminación de plagas, empresa de fumigación, plagas, fumigaciones, desinfección y fumigación",
  "tree-care":
    "poda de árboles, arborista, cuidado de árboles, tala de árboles, podador, leña, arboricultura, servicio de árboles, poda",
  manufacturing:
    "manufactura, fábrica, fabricante, industria, industrial, maquiladora, empresa manufacturera, fabricación, planta industrial, planta de producción, maquila",
  "metal-fabrication":
    "herrería, soldadura, taller de soldadura, soldador, fabricación de metal, estructuras metálicas, metalmecánica, taller de herrería, herrero, pailería, metalurgia, acero, corte láser, taller metalúrgico, calderería, estructuras de acero, fabricación metálica",
  "machine-shops":
    "taller de torno, maquinado, tornero, taller de maquinado, maquinado cnc, torno y fresadora, taller de precisión, mecanizado, torno, maquinados, maquinaria cnc, taller mecanizado, troqueles, taller de mecanizado",
  "wood-products":
    "aserradero, maderería, productos de madera, carpintería industrial, fábrica de muebles, tarimas, madera, fábrica de tarimas, fabricación de muebles, taller de carpintería, palets, productos de la madera, taller de madera",
  "plastics-packaging":
    "plásticos, plástico, empaques, fábrica de plásticos, inyección de plástico, empaque, embalaje, envases, cartón, cajas de cartón, fábrica de plástico, moldeo por inyección, fábrica de cajas, embalajes, fábrica de envases",
  "food-processing":
    "procesadora de alimentos, planta de alimentos, fábrica de alimentos, empacadora, procesamiento de alimentos, empacadora de carne, procesadora de carne, industria alimentaria, especias, planta procesadora, tortillería, procesadora de mariscos, empacadora de alimentos, industria alimenticia, procesado de alimentos",
  "textiles-apparel":
    "textil, textiles, fábrica de ropa, costura, confección, taller de costura, fábrica textil, uniformes, maquiladora textil, confección de ropa, fabricante de ropa, costurera, fábrica de uniformes, toldos, taller de confección, lonas y toldos, fabricación de ropa",
  "signs-displays":
    "fabricante de anuncios, anuncios luminosos, exhibidores, letreros luminosos, fábrica de anuncios, stands para exposiciones, anuncios espectaculares, fabricante de letreros",
  "specialty-products":
    "productos especializados, fábrica de velas, velas, jabones, fábrica de jabones, productos de limpieza, remolques, químicos, fabricante de remolques, productos químicos, prefabricados, prefabricados de concreto, fábrica de productos de limpieza, jabonería, cosméticos, vela",
  "online-business":
    "negocio en línea, negocio online, negocio por internet, negocios digitales, en línea, negocio digital, empresa en línea, internet",
  "ecommerce-stores":
    "tienda en línea, comercio electrónico, tienda online, ecommerce, tienda virtual, venta en línea, e commerce, tienda por internet, ventas en línea, tienda shopify, ventas por internet, tienda electrónica",
  "content-affiliate":
    "sitio de contenido, blog, sitio web, página web, boletín, marketing de afiliados, sitio de afiliados, portal de noticias, canal de youtube, blog de recetas, portal web, afiliados",
  "marketplaces-directories":
    "mercado en línea, directorio, directorio en línea, anuncios clasificados, bolsa de trabajo, clasificados, sitio de anuncios, directorio web, portal de empleo, sitio de clasificados",
  "subscription-boxes":
    "caja de suscripción, suscripción mensual, suscripción, cajas por suscripción, caja mensual, cajas de suscripción",
  "marketplace-sellers":
    "vendedor de amazon, tienda de amazon, marca privada, venta en amazon, tienda de etsy, amazon, mercado libre, tienda mercado libre, marca propia, negocio de amazon",
  "online-courses":
    "cursos en línea, curso en línea, academia en línea, escuela en línea, cursos online, capacitación en línea, academia online, educación en línea, cursos virtuales",
  apps: "aplicación móvil, aplicación, aplicaciones móviles, app, juego móvil, apps móviles, videojuego, aplicaciones",
  "real-estate":
    "bienes raíces, inmobiliaria, inmuebles, bien raíz, hospedaje, hotelería, propiedades, inversión inmobiliaria, agencia inmobiliaria, sector inmobiliario, alojamiento, bienes inmuebles",
  "motels-inns": "motel, posada, hostal, mesón, parador, hosteria, albergue, posada turística",
  "bed-breakfasts":
    "casa de huéspedes, bed and breakfast, alojamiento y desayuno, hospedaje y desayuno, hotel boutique, casa rural, cama y desayuno, casa de hospedaje",
  "property-management":
    "administración de propiedades, administradora de propiedades, administración de inmuebles, administración de condominios, gestión de propiedades, administrador de propiedades, administración de fincas, administración de edificios, administración de rentas, gestión inmobiliaria, rentas vacacionales",
  "self-storage":
    "bodegas de almacenamiento, minibodegas, mini bodegas, autoalmacenamiento, trasteros, almacenamiento, renta de bodegas, self storage, guardamuebles, bodegas en renta, almacenaje, alquiler de trasteros",
  "commercial-buildings":
    "edificio comercial, plaza comercial, local comercial, edificio, centro comercial, inmueble comercial, edificio de uso mixto, edificio de departamentos, propiedad comercial, edificios comerciales, locales comerciales",
  laundromats:
    "lavandería, lavandería automática, lavandería de autoservicio, lavandería autoservicio, lavandería de monedas, autoservicio de lavandería, lavamática, lavanderías",
  "resorts-cottages":
    "complejo turístico, resort, cabaña, cabañas, centro vacacional, renta de cabañas, centro turístico, glamping, complejo vacacional, hotel de playa, alquiler de cabañas, centro ecoturístico, cabañas turísticas, campamento de pesca",
  "mobile-home-parks":
    "parque de casas móviles, casas móviles, parque de trailers, casa móvil, parque de remolques, comunidad de casas móviles, parque de tráilers",
  restaurants:
    "restaurante, restaurant, restaurantero, comedor, fonda, restaurante bar, asadero, marisquería, restaurante de mariscos, parrilla, asador, restaurantes y bares, bar restaurante, restorán, parrillada, restaurante y bar, mesón restaurante",
  cafes:
    "cafetería, café, cafe bar, casa de té, cafetín, coffee shop, tienda de café, salón de té, cafeterías, barra de café, cafe restaurante, cibercafé, juguería, jugos y licuados, cafetería y panadería",
  "family-restaurants":
    "restaurante familiar, restaurante de desayunos, desayunos, cocina económica, fonda familiar, comida corrida, restaurante buffet, comida casera, lonchería, restaurante de comida casera, desayunador, bufet, buffet",
  pizzerias: "pizzería, pizza, pizzas, restaurante de pizza, pizzero, pizza a domicilio, pizzerías",
  "asian-restaurants":
    "restaurante asiático, comida asiática, restaurante oriental, comida oriental, cocina asiática",
  "indian-restaurants":
    "restaurante indio, comida india, restaurante hindú, restaurante de comida india, comida hindú, cocina india",
  "mexican-latin":
    "restaurante mexicano, taquería, comida mexicana, restaurante latino, tacos, taquero, antojitos mexicanos, antojitos, cantina mexicana, restaurante peruano, pupusería, arepas, comida latina, cocina mexicana, restaurante de comida mexicana, tortas, puesto de tacos, taco, burritos, comida peruana, restaurante colombiano",
  "fine-dining":
    "alta cocina, restaurante gourmet, restaurante de lujo, restaurante francés, bistró, bistro, cocina de autor, restaurante elegante, restaurante fino, restaurante de autor, cocina francesa, alta gastronomía",
  "takeout-fast-casual":
    "comida rápida, comida para llevar, hamburguesas, hamburguesería, pollería asada, rosticería, sandwichería, pollo frito, restaurante de comida rápida, hamburguesa, tortería, para llevar, local de comida, puesto de comida, bocadillería, kebab, pollo rostizado, alitas, hot dogs, pollo asado, comida rapida y para llevar",
  "food-trucks":
    "camión de comida, comida callejera, food truck, carrito de comida, remolque de comida, puesto ambulante, foodtruck, camiones de comida, puesto de comida ambulante, carro de comida, camioneta de comida, comida ambulante",
  retail:
    "comercio minorista, tienda, venta al por menor, comercio al por menor, negocio minorista, local comercial tienda, venta al menudeo, menudeo, tiendas, comercio",
  "convenience-stores":
    "tienda de conveniencia, tienda de abarrotes, miscelánea, tienda de la esquina, tiendita, estanquillo, kiosco, colmado, pulpería, tienda de barrio, tienda de esquina, bodega tienda, quiosco, tendejón, tienda general",
  "clothing-shoes":
    "ropa, tienda de ropa, zapatería, zapatos, boutique, boutique de ropa, calzado, vestidos de novia, ropa de mujer, moda, lencería, sastrería, ropa infantil, tienda de zapatos, sastre, tienda de moda, zapatero, zapato, tienda de novias, ropa de niños, ropa de hombre, reparación de calzado, boutique de novias, ropa deportiva, vestido de novia, tienda de calzado, trajes, tienda de ropa infantil",
  "gift-shops":
    "tienda de regalos, regalos, recuerdos, tienda de recuerdos, souvenirs, artesanías, galería de arte, tienda de artesanías, regalo, artesanía, tienda de souvenirs, regalos y novedades, tarjetas de regalo, novedades, galería, tienda de curiosidades",
  "sporting-goods":
    "artículos deportivos, tienda de deportes, tienda de bicicletas, bicicletas, deportes, pesca y caza, tienda deportiva, bicicleta, taller de bicicletas, caza y pesca, tienda de artículos deportivos, deportivos, equipo deportivo, tienda de pesca, tienda de esquí, ciclismo, armería",
  "pet-stores":
    "tienda de mascotas, mascotas, alimento para mascotas, accesorios para mascotas, pet shop, acuario, mascota, tienda de animales, tienda para mascotas, croquetas, comida para mascotas, tienda de acuarios",
  jewellery:
    "joyería, joyero, relojería, joyas, orfebre, casa de empeño, relojero, joya, joyerías, relojes, platería, casas de empeño",
  "hardware-building":
    "ferretería, tlapalería, materiales para construcción, materiales de construcción, ferretero, casa de materiales, pinturas, cerrajería, cerrajero, madererías, tienda de pinturas, ferreterías, tienda de ferretería, material de construcción",
  "liquor-vape":
    "licorería, vinatería, tienda de licores, vinos y licores, vapeo, tienda de vapeo, tabaquería, depósito de cerveza, licores, cigarros, expendio de cerveza, vinoteca, tienda de vinos, puros, vape, licor, cannabis, tabaco, cigarrería, tienda de vape, estanco, dispensario",
  "books-toys-hobby":
    "librería, juguetería, juguetes, libros, librero, papelería, mercería, telas, tienda de telas, juegos de mesa, instrumentos musicales, tienda de juguetes, tienda de música, juguete, libro, tienda de libros, manualidades, cómics, tienda de cómics, hobbies, estambres, tienda de manualidades, videojuegos, tienda de videojuegos, pasatiempos",
  "thrift-consignment":
    "tienda de segunda mano, segunda mano, antigüedades, ropa usada, bazar, consignación, tienda de antigüedades, anticuario, ropa de segunda mano, muebles usados, mercado de pulgas, ropa de paca, tienda de consignación, bazar de ropa, tienda vintage, vintage, tienda de ropa usada, artículos usados, tianguis",
  technology:
    "tecnología, informática, empresa de tecnología, software, tecnologías de la información, empresa de software, empresa tecnológica, sistemas, startup, computación",
  saas: "software como servicio, saas, aplicación web, software en la nube, software por suscripción, plataforma de software, empresa saas",
  "managed-it":
    "servicios informáticos, soporte técnico, servicios de ti, servicios administrados, soporte informático, ti, ciberseguridad, consultoría ti, servicios de tecnología, servicios de ti administrados, soporte de sistemas, redes informáticas, servicios administrados de ti, soporte de ti",
  "web-software-development":
    "desarrollo web, desarrollo de software, diseño web, desarrollador web, diseño de páginas web, desarrollo de aplicaciones, agencia web, programador, fábrica de software, desarrollador de software, programación, creación de páginas web, desarrollo de páginas web, desarrolladora de software",
  "device-repair":
    "reparación de celulares, reparación de computadoras, tienda de celulares, reparación de teléfonos, celulares, computadoras, reparación de electrónicos, celular, reparación de ordenadores, tienda de computadoras, tienda de cómputo, reparación de laptops, reparación de móviles, taller de celulares, reparación de iphone, técnico en computadoras, accesorios para celulares",
  "security-automation":
    "sistemas de seguridad, alarmas, cámaras de seguridad, domótica, sistemas de alarma, videovigilancia, control de acceso, alarma, cámaras de vigilancia, instalación de cámaras, automatización, cctv, casa inteligente, instalación de alarmas, sistema de seguridad, cámara de seguridad",
  "telecom-internet":
    "telecomunicaciones, proveedor de internet, telecom, telefonía, cableado, servicio de internet, cableado estructurado, empresa de telecomunicaciones, internet inalámbrico, proveedor de servicios de internet",
  "av-electronics":
    "audiovisual, electrónica, tienda de electrónica, audio y video, equipo de sonido, audio para autos, sonido, tienda de electrónicos, sonido e iluminación, equipos de audio, estudio de grabación, fotógrafo, estudio fotográfico, fotografía, producción de video, electrónicos, autoestéreos, estudio de fotografía",
  transportation:
    "transporte, logística, empresa de transporte, transportes, transportista, transporte y logística, empresa de logística, compañía de transporte, empresa de transportes",
  trucking:
    "transporte de carga, camiones, fletes, camionero, autotransporte, transporte de mercancías, empresa de camiones, flete, transporte pesado, camiones de carga, empresa de fletes, autotransporte de carga, acarreos, camiones de volteo, camión de carga, tráiler, flota de camiones, camión, carga",
  "courier-delivery":
    "mensajería, paquetería, reparto, servicio de entrega, ruta de reparto, entregas a domicilio, repartidor, mensajería y paquetería, ruta de entrega, rutas de reparto, entregas, mensajero, empresa de mensajería, servicio de mensajería, entrega de paquetes, envíos, empresa de paquetería, reparto a domicilio",
  "moving-storage":
    "mudanza, mudanzas, empresa de mudanzas, mudanzas y almacenaje, fletes y mudanzas, compañía de mudanzas, servicio de mudanzas",
  "bus-limo-taxi":
    "taxi, taxis, autobuses, limusina, autobús, empresa de autobuses, transporte turístico, limusinas, camiones de pasajeros, transporte de pasajeros, servicio de taxi, base de taxis, transporte de personal, empresa de taxis, autocar, traslados al aeropuerto, renta de autobuses, empresa de transporte de pasajeros",
  "waste-disposal":
    "basura, recolección de basura, reciclaje, residuos, manejo de residuos, recicladora, chatarra, contenedores, desechos, renta de contenedores, centro de reciclaje, fosas sépticas, chatarrería, recolección de residuos, gestión de residuos, planta de reciclaje, baños portátiles y fosas, empresa de reciclaje, tratamiento de residuos",
  "freight-brokerage":
    "agencia de carga, almacén, bodega, agente aduanal, agencia aduanal, almacenes, centro de distribución, almacenaje y logística, intermediario de carga, agente de carga, corretaje de carga, bodega de almacenamiento logístico, importación y exportación, corredor de carga, bodegas, agencia de aduanas",
  "medical-school-transport":
    "transporte médico, transporte escolar, ambulancia, ambulancias, traslado de pacientes, transporte de pacientes, servicio de ambulancia, transporte para discapacitados, transporte de personas mayores, servicio de ambulancias",
};
