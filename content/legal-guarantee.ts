/**
 * The very words of the annex to article D211-2 of the Code de la consommation, which wants them in a frame in the terms
 * of who sells goods: the terms show them, and each written quote.
 */
export const LEGAL_GUARANTEE: readonly string[] = [
	"Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.",
	"Lorsque le contrat de vente du bien prévoit la fourniture d’un contenu numérique ou d’un service numérique de manière continue pendant une durée supérieure à deux ans, la garantie légale est applicable à ce contenu numérique ou ce service numérique tout au long de la période de fourniture prévue. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité affectant le contenu numérique ou le service numérique et non la date d’apparition de celui-ci.",
	"La garantie légale de conformité emporte obligation pour le professionnel, le cas échéant, de fournir toutes les mises à jour nécessaires au maintien de la conformité du bien.",
	"La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.",
	"Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie initiale.",
	"Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.",
	"Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si :",
	"1° Le professionnel refuse de réparer ou de remplacer le bien ;",
	"2° La réparation ou le remplacement du bien intervient après un délai de trente jours ;",
	"3° La réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou s’il supporte les frais d’installation du bien réparé ou de remplacement ;",
	"4° La non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.",
	"Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable.",
	"Le consommateur n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.",
	"Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu’à la délivrance du bien remis en état.",
	"Les droits mentionnés ci-dessus résultent de l’application des articles L. 217-1 à L. 217-32 du code de la consommation.",
	"Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 241-5 du code de la consommation).",
	"Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.",
];

/** Where the European notice's own code leads, in French. */
export const EUROPEAN_NOTICE_SITE = "https://europa.eu/youreurope/garanties";

/**
 * The words of the harmonised notice on the legal guarantee, in force since 27 September 2026 (Implementing Regulation (EU) 2025/1960,
 * annex I), but for its code, which its address replaces, and its example of a label. Its picture is the Commission's, to be shown unchanged and
 * in colours: it is not ours to redraw.
 */
export const EUROPEAN_NOTICE: readonly string[] = [
	"Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union européenne.",
	"Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens : ne correspondent pas à la description ; ne fonctionnent pas comme prévu.",
	"Les vendeurs sont responsables de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer : une réparation gratuite ou un remplacement gratuit ; dans certains cas, une réduction de prix ou un remboursement intégral.",
	"Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.",
	`Pour en savoir plus sur vos droits dans un pays donné, consultez ${EUROPEAN_NOTICE_SITE.slice("https://".length)} ou le vendeur.`,
	"Que faire si vous recevez des biens non conformes : 1. Contactez le vendeur dès que possible pour signaler le problème ; 2. Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.",
	"Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale.",
];
